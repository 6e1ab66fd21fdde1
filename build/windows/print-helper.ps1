# Between the kiosk and Windows' spooler. One request as an argument, answers as lines of JSON.
#
# The request is JSON in Base64: powershell.exe takes what begins with a dash for a parameter's name and what stands
# in quotes for one word, so a printer's name could be neither. Nothing of a request is ever run.
param(
    [Parameter(Mandatory = $true)]
    [ValidateSet('list', 'describe', 'page', 'print', 'job', 'cancel')]
    [string] $Action,

    [Parameter(Mandatory = $true)]
    [ValidatePattern('^[A-Za-z0-9+/]+={0,2}$')]
    [string] $Request
)

Set-StrictMode -Version 3.0
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

# Not through PowerShell's own output: its encoding is the console's, and there may be no console.
$utf8 = New-Object System.Text.UTF8Encoding($false)
$answers = New-Object System.IO.StreamWriter([Console]::OpenStandardOutput(), $utf8)
$answers.AutoFlush = $true

function Write-Answer {
    param([Parameter(Mandatory = $true)] $Answer)
    $answers.WriteLine((ConvertTo-Json -InputObject $Answer -Depth 6 -Compress))
}

function Send-Sheet {
    param([Parameter(Mandatory = $true)] $Wish)
    $expected = New-Object Headroom.PageFacts
    foreach ($figure in 'DpiX', 'DpiY', 'PhysicalWidth', 'PhysicalHeight', 'OffsetX', 'OffsetY', 'PrintableWidth', 'PrintableHeight') {
        $expected.$figure = [int] $Wish.Page.$figure
    }
    $place = New-Object Headroom.Place
    foreach ($figure in 'Left', 'Top', 'Width', 'Height') {
        $place.$figure = [int] $Wish.Place.$figure
    }
    $place.Turned = [bool] $Wish.Place.Turned
    $job = [Headroom.Sheet]::Print($Wish.Printer, $Wish.Paper, $Wish.Resolution, $Wish.Source, $expected,
        $place, $Wish.File, $Wish.Title, [int] $Wish.Copies)
    Write-Answer @{ Ok = $true; Job = $job }
}

# One line a second for as long as the job is in the list. The kiosk reads them; when it is gone, writing fails, and
# that ends this process too.
function Watch-Job {
    param([Parameter(Mandatory = $true)] $Wish)
    $printed = 0x80
    $job = [uint32] $Wish.Job
    while ($true) {
        $facts = [Headroom.Spooler]::ReadJob($Wish.Printer, $job)
        $printer = [Headroom.Spooler]::ReadPrinter($Wish.Printer)
        Write-Answer @{ Ok = $true; Job = $facts; Printer = $printer }
        if (-not $facts.Found -or $facts.Document -cne $Wish.Title) { return }
        if ($facts.Status -band $printed) {
            # It was kept in the list so that this could be seen.
            [void] [Headroom.Spooler]::LetGo($Wish.Printer, $job)
            return
        }
        Start-Sleep -Milliseconds ([int] $Wish.EveryMs)
    }
}

function Stop-SheetJob {
    param([Parameter(Mandatory = $true)] $Wish)
    $facts = [Headroom.Spooler]::ReadJob($Wish.Printer, [uint32] $Wish.Job)
    $ours = $facts.Found -and $facts.Document -ceq $Wish.Title
    $cancelled = $ours -and [Headroom.Spooler]::Cancel($Wish.Printer, [uint32] $Wish.Job)
    Write-Answer @{ Ok = $true; Cancelled = $cancelled }
}

try {
    Add-Type -AssemblyName System.Drawing
    $sources = foreach ($name in 'spooler.cs', 'sheet.cs') {
        Join-Path -Path $PSScriptRoot -ChildPath $name
    }
    Add-Type -Path $sources -ReferencedAssemblies 'System.Drawing'
    $wish = ConvertFrom-Json -InputObject $utf8.GetString([Convert]::FromBase64String($Request))
    switch ($Action) {
        'list' {
            Write-Answer @{ Ok = $true; List = [Headroom.Sheet]::Printers() }
        }
        'describe' {
            $printer = [Headroom.Spooler]::ReadPrinter($wish.Printer)
            Write-Answer @{ Ok = $true; Printer = $printer; Driver = [Headroom.Sheet]::Describe($wish.Printer) }
        }
        'page' {
            $printer = [Headroom.Spooler]::ReadPrinter($wish.Printer)
            $page = [Headroom.Sheet]::Page($wish.Printer, $wish.Paper, $wish.Resolution, $wish.Source)
            Write-Answer @{ Ok = $true; Printer = $printer; Page = $page }
        }
        'print' { Send-Sheet -Wish $wish }
        'job' { Watch-Job -Wish $wish }
        'cancel' { Stop-SheetJob -Wish $wish }
    }
} catch {
    # PowerShell wraps what a method throws.
    $cause = $_.Exception
    while ($null -ne $cause.InnerException) { $cause = $cause.InnerException }
    $code = 0
    if ($cause -is [System.ComponentModel.Win32Exception]) { $code = $cause.NativeErrorCode }
    Write-Answer @{ Ok = $false; Kind = $cause.GetType().Name; Message = $cause.Message; Code = $code }
    exit 1
}
