; The setup program for Windows. Run by packaging/build.py, which defines VERSION, APP, PROGRAM, ID, PAYLOAD,
; ICON, LICENCE and OUTPUT. Installs for the present user, so no administrator is asked.
; Silent: setup.exe /S [/D=C:\folder], uninstall.exe /S (keeps the saved games).
; TARGET (optional): amd64-unicode, for a wine without 32 bits. The stubs that come with NSIS on Windows are
; 32-bit, which every Windows runs.
!ifdef TARGET
  Target ${TARGET}
!endif
Unicode true
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define EXE "${PROGRAM}.exe"
!define PROGID "QuiddlerQt.Game"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
; Where the program keeps its files (quiddler_qt/storage/places.py).
!define USER_FILES "$LOCALAPPDATA\${PROGRAM}"

Name "${APP}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "Software\${ID}" "InstallDir"
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${APP}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${APP} setup"
VIAddVersionKey "LegalCopyright" "The ${APP} authors"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Section "-program"
  ; Files of an earlier version must not stay beside the new ones. A running program keeps its files open:
  ; then nothing was changed yet, and the person is told.
  IfFileExists "$INSTDIR\_internal\*.*" 0 fresh
  ClearErrors
  Rename "$INSTDIR\_internal" "$INSTDIR\_internal.old"
  IfErrors 0 free
  MessageBox MB_OK|MB_ICONEXCLAMATION "${APP} is running. Close it, then start this setup again." /SD IDOK
  SetErrorLevel 1
  Abort
free:
  RMDir /r "$INSTDIR\_internal.old"
fresh:
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\${ID}" "InstallDir" "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\${EXE}"

  ; Saved games open with the program.
  WriteRegStr HKCU "${CLASSES}\.qqgame" "" "${PROGID}"
  WriteRegStr HKCU "${CLASSES}\.qqgame\OpenWithProgids" "${PROGID}" ""
  WriteRegStr HKCU "${CLASSES}\${PROGID}" "" "${APP} game"
  WriteRegStr HKCU "${CLASSES}\${PROGID}" "AppUserModelID" "${ID}"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The ${APP} authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  ; SHCNE_ASSOCCHANGED: the file manager shows the new icon at once.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  ClearErrors
  IfFileExists "$INSTDIR\_internal\*.*" 0 gone
  Rename "$INSTDIR\_internal" "$INSTDIR\_internal.old"
  IfErrors 0 free
  MessageBox MB_OK|MB_ICONEXCLAMATION "${APP} is running. Close it, then uninstall again." /SD IDOK
  SetErrorLevel 1
  Abort
free:
  RMDir /r "$INSTDIR\_internal.old"
gone:
  Delete "$INSTDIR\${EXE}"
  Delete "$INSTDIR\uninstall.exe"
  ; Only if it is empty: a person may have chosen a folder with other things in it.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP}.lnk"
  DeleteRegKey HKCU "${CLASSES}\${PROGID}"
  DeleteRegValue HKCU "${CLASSES}\.qqgame\OpenWithProgids" "${PROGID}"
  ReadRegStr $0 HKCU "${CLASSES}\.qqgame" ""
  StrCmp $0 "${PROGID}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.qqgame"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${ID}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  ; Games are the person's own: kept unless they say otherwise, and always when nobody is asked.
  IfFileExists "${USER_FILES}\*.*" 0 done
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 \
    "Delete your saved games and settings too? They are in ${USER_FILES}." /SD IDNO IDNO done
  RMDir /r "${USER_FILES}"
done:
SectionEnd
