// A sheet through a Windows driver: what the driver offers, and one picture on its own paper, pixel by pixel.
// C# 5, which is what the compiler of every Windows knows.
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Drawing;
using System.Drawing.Drawing2D;
using System.Drawing.Imaging;
using System.Drawing.Printing;
using System.Runtime.InteropServices;

namespace Headroom
{
    // A page as the driver lays it out, in its own dots. The offset leads from the paper's corner to the first dot
    // that can be printed.
    public sealed class PageFacts
    {
        public int DpiX { get; set; }
        public int DpiY { get; set; }
        public int PhysicalWidth { get; set; }
        public int PhysicalHeight { get; set; }
        public int OffsetX { get; set; }
        public int OffsetY { get; set; }
        public int PrintableWidth { get; set; }
        public int PrintableHeight { get; set; }

        public bool IsAs(PageFacts other)
        {
            return DpiX == other.DpiX && DpiY == other.DpiY
                && PhysicalWidth == other.PhysicalWidth && PhysicalHeight == other.PhysicalHeight
                && OffsetX == other.OffsetX && OffsetY == other.OffsetY
                && PrintableWidth == other.PrintableWidth && PrintableHeight == other.PrintableHeight;
        }
    }

    // Width and height in hundredths of an inch, as Windows itself counts paper.
    public sealed class PaperFacts
    {
        public string Name { get; set; }
        public int Width { get; set; }
        public int Height { get; set; }
        public PageFacts Page { get; set; }
    }

    // Lists stand in objects of their own: PowerShell unrolls a bare one.
    public sealed class PrinterList
    {
        public List<PrinterFacts> Printers { get; set; }
    }

    public sealed class DriverFacts
    {
        public List<PaperFacts> Papers { get; set; }
        public List<string> Resolutions { get; set; }
        public List<string> Sources { get; set; }
        public string UsualResolution { get; set; }
        public string UsualSource { get; set; }
    }

    // Where the picture lies, in dots from the first one that can be printed.
    public sealed class Place
    {
        public int Left { get; set; }
        public int Top { get; set; }
        public int Width { get; set; }
        public int Height { get; set; }
        public bool Turned { get; set; }
    }

    public sealed class SheetRefused : Exception
    {
        public SheetRefused(string reason) : base(reason) { }
    }

    public static class Sheet
    {
        // Indices of GetDeviceCaps, wingdi.h.
        const int HorzRes = 8, VertRes = 10, LogPixelsX = 88, LogPixelsY = 90;
        const int PhysicalWidth = 110, PhysicalHeight = 111, PhysicalOffsetX = 112, PhysicalOffsetY = 113;

        [DllImport("gdi32.dll")]
        static extern int GetDeviceCaps(IntPtr device, int index);

        static PrinterSettings SettingsOf(string printer)
        {
            var settings = new PrinterSettings { PrinterName = printer };
            if (!settings.IsValid) throw new SheetRefused("printer-unknown");
            return settings;
        }

        static string NameOf(PrinterResolution resolution)
        {
            return resolution.X > 0 && resolution.Y > 0 ? resolution.X + "x" + resolution.Y : "";
        }

        // The paper and the ways of the driver that were chosen; an empty text leaves the driver's own choice.
        static PageSettings Choose(PrinterSettings settings, string paper, string resolution, string source)
        {
            var page = new PageSettings(settings) { Landscape = false, Margins = new Margins(0, 0, 0, 0) };
            if (paper != "") page.PaperSize = Find<PaperSize>(settings.PaperSizes, size => size.PaperName == paper, "paper-unknown");
            if (resolution != "")
            {
                page.PrinterResolution = Find<PrinterResolution>(
                    settings.PrinterResolutions, each => NameOf(each) == resolution, "resolution-unknown");
            }
            if (source != "")
            {
                page.PaperSource = Find<PaperSource>(
                    settings.PaperSources, each => each.SourceName == source, "source-unknown");
            }
            return page;
        }

        static T Find<T>(System.Collections.IEnumerable all, Func<T, bool> isIt, string otherwise) where T : class
        {
            foreach (T each in all) if (isIt(each)) return each;
            throw new SheetRefused(otherwise);
        }

        static PageFacts Measure(PageSettings page)
        {
            using (var graphics = page.PrinterSettings.CreateMeasurementGraphics(page))
            {
                IntPtr device = graphics.GetHdc();
                try
                {
                    return new PageFacts
                    {
                        DpiX = GetDeviceCaps(device, LogPixelsX),
                        DpiY = GetDeviceCaps(device, LogPixelsY),
                        PhysicalWidth = GetDeviceCaps(device, PhysicalWidth),
                        PhysicalHeight = GetDeviceCaps(device, PhysicalHeight),
                        OffsetX = GetDeviceCaps(device, PhysicalOffsetX),
                        OffsetY = GetDeviceCaps(device, PhysicalOffsetY),
                        PrintableWidth = GetDeviceCaps(device, HorzRes),
                        PrintableHeight = GetDeviceCaps(device, VertRes),
                    };
                }
                finally { graphics.ReleaseHdc(device); }
            }
        }

        public static PrinterList Printers()
        {
            string usual = new PrinterSettings().PrinterName;
            var all = new List<PrinterFacts>();
            foreach (string name in PrinterSettings.InstalledPrinters)
            {
                PrinterFacts facts;
                try { facts = Spooler.ReadPrinter(name); }
                catch (Win32Exception error)
                {
                    // One that cannot be asked, such as a share of a machine that is off, hides none of the others.
                    facts = new PrinterFacts { Name = name, Driver = "", Port = "", Failure = error.Message };
                }
                facts.IsDefault = name == usual;
                all.Add(facts);
            }
            return new PrinterList { Printers = all };
        }

        public static DriverFacts Describe(string printer)
        {
            var settings = SettingsOf(printer);
            var facts = new DriverFacts
            {
                Papers = new List<PaperFacts>(),
                Resolutions = new List<string>(),
                Sources = new List<string>(),
                UsualResolution = NameOf(settings.DefaultPageSettings.PrinterResolution),
                UsualSource = settings.DefaultPageSettings.PaperSource.SourceName ?? "",
            };
            foreach (PaperSize size in settings.PaperSizes)
            {
                var page = new PageSettings(settings) { Landscape = false, PaperSize = size };
                facts.Papers.Add(new PaperFacts
                {
                    Name = size.PaperName ?? "",
                    Width = size.Width,
                    Height = size.Height,
                    Page = Measure(page),
                });
            }
            foreach (PrinterResolution each in settings.PrinterResolutions) facts.Resolutions.Add(NameOf(each));
            foreach (PaperSource each in settings.PaperSources) facts.Sources.Add(each.SourceName ?? "");
            return facts;
        }

        public static PageFacts Page(string printer, string paper, string resolution, string source)
        {
            return Measure(Choose(SettingsOf(printer), paper, resolution, source));
        }

        // Dot for dot where the picture has the printer's own resolution; smoothed where it must be another size.
        public static void Draw(Graphics graphics, Image picture, Place place)
        {
            bool exact = picture.Width == place.Width && picture.Height == place.Height;
            graphics.PageUnit = GraphicsUnit.Pixel;
            graphics.CompositingMode = CompositingMode.SourceCopy;
            graphics.InterpolationMode = exact ? InterpolationMode.NearestNeighbor : InterpolationMode.HighQualityBicubic;
            graphics.PixelOffsetMode = PixelOffsetMode.Half;
            using (var attributes = new ImageAttributes())
            {
                // Without it the rim is mixed with what lies outside of the picture.
                attributes.SetWrapMode(WrapMode.TileFlipXY);
                var target = new Rectangle(place.Left, place.Top, place.Width, place.Height);
                graphics.DrawImage(picture, target, 0, 0, picture.Width, picture.Height, GraphicsUnit.Pixel, attributes);
            }
        }

        // The spooler's number of the job; 0 when it is under way and cannot be found in the list.
        // Every copy is a page of one document: how a driver multiplies pages differs, a page is a page.
        public static uint Print(string printer, string paper, string resolution, string source, PageFacts expected,
            Place place, string file, string title, int copies)
        {
            var settings = SettingsOf(printer);
            var page = Choose(settings, paper, resolution, source);
            if (!Measure(page).IsAs(expected)) throw new SheetRefused("page-differs");
            uint job = 0;
            int printed = 0;
            bool begun = false;
            using (var picture = Image.FromFile(file))
            using (var document = new PrintDocument())
            {
                if (place.Turned) picture.RotateFlip(RotateFlipType.Rotate90FlipNone);
                settings.Copies = 1;
                settings.Collate = false;
                settings.Duplex = Duplex.Simplex;
                document.PrinterSettings = settings;
                document.DefaultPageSettings = page;
                document.DocumentName = title;
                // The one that shows no window.
                document.PrintController = new StandardPrintController();
                // The origin is then the first dot that can be printed.
                document.OriginAtMargins = false;
                document.PrintPage += (sender, e) =>
                {
                    begun = true;
                    // While its pages are drawn the job is in the list for certain.
                    if (job == 0) job = Spooler.FindJob(printer, title);
                    if (job != 0 && printed == 0) Spooler.Retain(printer, job);
                    Draw(e.Graphics, picture, place);
                    printed++;
                    e.HasMorePages = printed < copies;
                };
                try { document.Print(); }
                catch (Exception error)
                {
                    // No page was begun, and an unfinished document is thrown away: nothing can come out.
                    if (!begun) throw new SheetRefused(error.Message);
                    throw;
                }
            }
            return job;
        }
    }
}
