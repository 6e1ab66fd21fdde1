#Requires -Version 5.1
#Requires -PSEdition Desktop
<#
.SYNOPSIS
Sets up an account of this computer as a counter that shows Headroom and nothing else, or takes that back.

.DESCRIPTION
Run it as an administrator. The account must exist, must not be an administrator, must have signed in once, and must be
signed out. Everything takes effect at its next sign-in.

Windows Enterprise, Education and IoT Enterprise have Shell Launcher, which also starts Headroom again after a crash. On other
editions, Headroom becomes the account's shell by a policy, which does not promise that.

The script keeps no password. Set up the automatic sign-in with Autologon of Sysinternals, which stores it encrypted.

.PARAMETER Account
Name of the local account of the counter.

.PARAMETER Program
Path of Headroom.

.PARAMETER Allow
Full paths of other programs that the counter needs, such as digiCamControl, or the print program of a watched folder. Each starts
when the account signs in, and AppLocker lets the account start everything in its folder. The folder must be in Program Files, where the
account can replace nothing.

.PARAMETER WithoutAppLocker
Leaves AppLocker alone, as on a computer whose rules come from its domain.

.PARAMETER Undo
Restores what was there before.

.EXAMPLE
.\set-up.ps1 -Account counter

.EXAMPLE
.\set-up.ps1 -Account counter -Allow 'C:\Program Files (x86)\digiCamControl\CameraControl.exe'

.EXAMPLE
.\set-up.ps1 -Account counter -Undo
#>
[CmdletBinding()]
param(
  [Parameter(Mandatory)] [string] $Account,
  [string] $Program = "$env:ProgramFiles\Headroom\Headroom.exe",
  [string[]] $Allow = @(),
  [switch] $WithoutAppLocker,
  [switch] $Undo
)
$ErrorActionPreference = 'Stop'
Set-StrictMode -Version Latest

$kept = "$env:ProgramData\Headroom-Kiosk"
$before = "$kept\$Account.json"
$rulesBefore = "$kept\applocker-before.xml"
$hive = 'HKU\HeadroomKiosk'
$tasks = "\Headroom-Kiosk\$Account\"

$identity = [Security.Principal.WindowsPrincipal][Security.Principal.WindowsIdentity]::GetCurrent()
if (-not $identity.IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)) { throw 'Run this as an administrator.' }

$user = Get-LocalUser -Name $Account
$sid = $user.SID.Value
$administrators = Get-LocalGroupMember -SID 'S-1-5-32-544' | ForEach-Object { $_.SID.Value }
if (-not $Undo -and $administrators -contains $sid) { throw "$Account is an administrator and could remove the lock. Use another account." }

# Values of the registry: hive, key, name, kind, value. They are for the account, or for the whole computer.
$system = 'Software\Microsoft\Windows\CurrentVersion\Policies\System'
$accessibility = 'Control Panel\Accessibility'
$values = @(
  # What Ctrl+Alt+Del offers. Signing out stays: it is the technician's way to another account.
  @('account', $system, 'DisableTaskMgr', 'DWord', 1),
  @('account', $system, 'DisableLockWorkstation', 'DWord', 1),
  @('account', $system, 'DisableChangePassword', 'DWord', 1),
  @('computer', $system, 'HideFastUserSwitching', 'DWord', 1),
  # The keys that open windows of the accessibility settings.
  @('account', "$accessibility\StickyKeys", 'Flags', 'String', '506'),
  @('account', "$accessibility\ToggleKeys", 'Flags', 'String', '58'),
  @('account', "$accessibility\Keyboard Response", 'Flags', 'String', '122'),
  # No memory of a program that crashed is kept: it could hold portraits.
  @('computer', 'SOFTWARE\Policies\Microsoft\Windows\Windows Error Reporting', 'Disabled', 'DWord', 1)
)

function Get-Root([string] $whose) {
  if ($whose -eq 'computer') { return 'Registry::HKEY_LOCAL_MACHINE' }
  return 'Registry::HKEY_USERS\HeadroomKiosk'
}

# Runs a block while the account's part of the registry is loaded.
function Use-Hive([scriptblock] $work) {
  $profileFolder = (Get-ItemProperty "Registry::HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\Windows NT\CurrentVersion\ProfileList\$sid" -ErrorAction SilentlyContinue).ProfileImagePath
  if (-not $profileFolder) { throw "$Account has never signed in. Sign in once, sign out, and run this again." }
  & reg.exe load $hive "$profileFolder\NTUSER.DAT" | Out-Null
  if ($LASTEXITCODE -ne 0) { throw "$Account is signed in. Sign it out, and run this again." }
  try { & $work }
  finally {
    # PowerShell holds keys until they are collected.
    [GC]::Collect()
    [GC]::WaitForPendingFinalizers()
    & reg.exe unload $hive | Out-Null
  }
}

# Returns the value that is there; null for none.
function Get-Value([string] $path, [string] $name) {
  $key = Get-Item -LiteralPath $path -ErrorAction SilentlyContinue
  if ($null -eq $key) { return $null }
  return $key.GetValue($name, $null)
}

function Set-Value([string] $path, [string] $name, [string] $kind, $value) {
  if (-not (Test-Path -LiteralPath $path)) { New-Item -Path $path -Force | Out-Null }
  if ($null -eq $value) { Remove-ItemProperty -LiteralPath $path -Name $name -ErrorAction SilentlyContinue }
  else { New-ItemProperty -LiteralPath $path -Name $name -PropertyType $kind -Value $value -Force | Out-Null }
}

# Returns the class of Shell Launcher; null on an edition without it.
function Get-ShellLauncher {
  $feature = Get-WindowsOptionalFeature -Online -FeatureName Client-EmbeddedShellLauncher -ErrorAction SilentlyContinue
  if ($null -eq $feature) { return $null }
  if ($feature.State -ne 'Enabled') {
    if ($Undo) { return $null }
    Enable-WindowsOptionalFeature -Online -FeatureName Client-EmbeddedShellLauncher -All -NoRestart | Out-Null
  }
  return [wmiclass] '\\localhost\root\standardcimv2\embedded:WESL_UserSetting'
}

if ($Undo) {
  if (-not (Test-Path $before)) { throw "Nothing was set up for $Account with this script." }
  $found = Get-Content $before -Raw | ConvertFrom-Json
  $launcher = Get-ShellLauncher
  if ($null -ne $launcher -and $found.shellLauncher) {
    $launcher.RemoveCustomShell($sid) | Out-Null
    if (-not $found.shellLauncherWasOn) { $launcher.SetEnabled($false) | Out-Null }
  }
  Use-Hive {
    foreach ($one in $found.values) { Set-Value "$(Get-Root $one.whose)\$($one.key)" $one.name $one.kind $one.value }
  }
  if (Test-Path $rulesBefore) {
    Set-AppLockerPolicy -XmlPolicy $rulesBefore
    Remove-Item $rulesBefore
  }
  Get-ScheduledTask -TaskPath $tasks -ErrorAction SilentlyContinue | Unregister-ScheduledTask -Confirm:$false
  Remove-Item $before
  Write-Output 'Restored. Remove the automatic sign-in with Autologon. Headroom stays locked until a supervisor unlocks it.'
  return
}

if (-not (Test-Path $Program)) { throw "Headroom is not at $Program." }
if (Test-Path $before) { throw "$Account is set up already. Take that back first, with -Undo." }
$allowed = @($Allow | ForEach-Object { [IO.Path]::GetFullPath($_) })
foreach ($one in $allowed) {
  if (-not (Test-Path -LiteralPath $one -PathType Leaf)) { throw "There is no program $one." }
  # A program directly in Program Files would allow every program there.
  $inside = @($env:ProgramFiles, ${env:ProgramFiles(x86)}) | Where-Object { $_ -and (Split-Path $one).StartsWith("$_\", 'OrdinalIgnoreCase') }
  if (-not $inside) { throw "$one is not in a folder of Program Files. The account could replace it." }
}
New-Item -ItemType Directory -Path $kept -Force | Out-Null

$launcher = Get-ShellLauncher
$all = $values
if ($null -eq $launcher) { $all += , @('account', $system, 'Shell', 'String', "`"$Program`"") }
Use-Hive {
  $found = foreach ($one in $all) {
    $whose, $key, $name, $kind, $value = $one
    [ordered]@{ whose = $whose; key = $key; name = $name; kind = $kind; value = (Get-Value "$(Get-Root $whose)\$key" $name) }
  }
  $wasOn = $null -ne $launcher -and $launcher.IsEnabled().Enabled
  [ordered]@{ shellLauncher = ($null -ne $launcher); shellLauncherWasOn = $wasOn; values = @($found) } |
    ConvertTo-Json -Depth 4 | Set-Content $before -Encoding UTF8
  foreach ($one in $all) {
    $whose, $key, $name, $kind, $value = $one
    Set-Value "$(Get-Root $whose)\$key" $name $kind $value
  }
}
if ($null -ne $launcher) {
  # Actions: 0 starts the shell again, 3 does nothing. Headroom ends with 0 when a supervisor has left it.
  $launcher.SetDefaultShell('explorer.exe', 0) | Out-Null
  $launcher.SetCustomShell($sid, "`"$Program`"", @(0), @(3), 0) | Out-Null
  $launcher.SetEnabled($true) | Out-Null
}
if (-not $WithoutAppLocker) {
  Get-AppLockerPolicy -Local -Xml | Set-Content $rulesBefore -Encoding UTF8
  $folders = $allowed | ForEach-Object { '<FilePathCondition Path="{0}\*" />' -f [Security.SecurityElement]::Escape((Split-Path $_)) }
  (Get-Content "$PSScriptRoot\applocker.xml" -Raw).Replace('<!--ALLOWED-->', (-join $folders)).Replace('COUNTER', $sid) | Set-Content "$kept\applocker.xml" -Encoding UTF8
  Set-AppLockerPolicy -XmlPolicy "$kept\applocker.xml" -Merge
  # Windows lets only its own tool change this service.
  & sc.exe config appidsvc start= auto | Out-Null
  & sc.exe start appidsvc | Out-Null
}
foreach ($one in $allowed) {
  # Only Explorer starts what is in the Startup folder or under Run, and the account has none.
  $who = "$env:COMPUTERNAME\$Account"
  Register-ScheduledTask -TaskPath $tasks -TaskName ([IO.Path]::GetFileNameWithoutExtension($one)) `
    -Action (New-ScheduledTaskAction -Execute "`"$one`"") `
    -Trigger (New-ScheduledTaskTrigger -AtLogOn -User $who) `
    -Principal (New-ScheduledTaskPrincipal -UserId $who -LogonType Interactive -RunLevel Limited) `
    -Settings (New-ScheduledTaskSettingsSet -ExecutionTimeLimit ([TimeSpan]::Zero) -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries) | Out-Null
}
Write-Output "Set up. Set the automatic sign-in of $Account with Autologon, restart, and look at what is open under Settings, Kiosk lock."
