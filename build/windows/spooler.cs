// Windows' print spooler as far as a sheet needs it: where a job stands, and three things that can be done to it.
// C# 5, which is what the compiler of every Windows knows.
using System;
using System.ComponentModel;
using System.Runtime.InteropServices;

namespace Headroom
{
    // How a printer stands: the fields of PRINTER_INFO_2 that say something of it.
    public sealed class PrinterFacts
    {
        public string Name { get; set; }
        public string Driver { get; set; }
        public string Port { get; set; }
        public bool IsDefault { get; set; }
        public uint Attributes { get; set; }
        public uint Status { get; set; }
        public string Failure { get; set; }
    }

    // How a job stands: the fields of JOB_INFO_1 that say something of it.
    public sealed class JobFacts
    {
        public bool Found { get; set; }
        public string Document { get; set; }
        public string StatusText { get; set; }
        public uint Status { get; set; }
        public uint PagesPrinted { get; set; }
        public uint TotalPages { get; set; }
    }

    public static class Spooler
    {
        // Commands of SetJob, winspool.h.
        const uint DeleteJob = 5;
        const uint RetainJob = 8;
        const uint ReleaseJob = 9;
        // ERROR_INVALID_PARAMETER: what the spooler answers about a job that it does not have.
        const int NoSuchJob = 87;
        const int BufferTooSmall = 122;
        const uint MostJobs = 1000;

        [StructLayout(LayoutKind.Sequential)]
        struct SystemTime
        {
            public ushort Year, Month, DayOfWeek, Day, Hour, Minute, Second, Milliseconds;
        }

        [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
        struct JobInfo1
        {
            public uint JobId;
            public string PrinterName, MachineName, UserName, Document, Datatype, StatusText;
            public uint Status, Priority, Position, TotalPages, PagesPrinted;
            public SystemTime Submitted;
        }

        [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
        struct PrinterInfo2
        {
            public string ServerName, PrinterName, ShareName, PortName, DriverName, Comment, Location;
            public IntPtr DevMode;
            public string SepFile, PrintProcessor, Datatype, Parameters;
            public IntPtr SecurityDescriptor;
            public uint Attributes, Priority, DefaultPriority, StartTime, UntilTime, Status, Jobs, AveragePpm;
        }

        [DllImport("winspool.drv", CharSet = CharSet.Unicode, SetLastError = true)]
        static extern bool OpenPrinterW(string name, out IntPtr handle, IntPtr defaults);
        [DllImport("winspool.drv", SetLastError = true)]
        static extern bool ClosePrinter(IntPtr handle);
        [DllImport("winspool.drv", SetLastError = true)]
        static extern bool GetPrinterW(IntPtr handle, uint level, IntPtr buffer, uint size, out uint needed);
        [DllImport("winspool.drv", SetLastError = true)]
        static extern bool GetJobW(IntPtr handle, uint id, uint level, IntPtr buffer, uint size, out uint needed);
        [DllImport("winspool.drv", SetLastError = true)]
        static extern bool EnumJobsW(IntPtr handle, uint first, uint count, uint level, IntPtr buffer, uint size,
            out uint needed, out uint returned);
        [DllImport("winspool.drv", SetLastError = true)]
        static extern bool SetJobW(IntPtr handle, uint id, uint level, IntPtr info, uint command);

        delegate bool Filling(IntPtr buffer, uint size, out uint needed);

        static T WithPrinter<T>(string name, Func<IntPtr, T> use)
        {
            IntPtr handle;
            if (!OpenPrinterW(name, out handle, IntPtr.Zero)) throw new Win32Exception();
            try { return use(handle); }
            finally { ClosePrinter(handle); }
        }

        // The spooler says how much room it needs, then fills it; it may need more by then.
        static T WithAnswer<T>(Filling fill, Func<IntPtr, T> read)
        {
            uint needed;
            IntPtr buffer = IntPtr.Zero;
            uint size = 0;
            try
            {
                while (!fill(buffer, size, out needed))
                {
                    int error = Marshal.GetLastWin32Error();
                    if (error != BufferTooSmall || needed <= size) throw new Win32Exception(error);
                    Marshal.FreeHGlobal(buffer);
                    buffer = Marshal.AllocHGlobal((int)needed);
                    size = needed;
                }
                return read(buffer);
            }
            finally { Marshal.FreeHGlobal(buffer); }
        }

        public static PrinterFacts ReadPrinter(string name)
        {
            return WithPrinter(name, handle => WithAnswer(
                (IntPtr buffer, uint size, out uint needed) => GetPrinterW(handle, 2, buffer, size, out needed),
                buffer =>
                {
                    var info = (PrinterInfo2)Marshal.PtrToStructure(buffer, typeof(PrinterInfo2));
                    return new PrinterFacts
                    {
                        Name = name,
                        Driver = info.DriverName ?? "",
                        Port = info.PortName ?? "",
                        Attributes = info.Attributes,
                        Status = info.Status,
                        Failure = "",
                    };
                }));
        }

        // The newest job of that name; 0 when there is none.
        public static uint FindJob(string printer, string document)
        {
            return WithPrinter(printer, handle =>
            {
                uint returned = 0;
                return WithAnswer(
                    (IntPtr buffer, uint size, out uint needed) =>
                        EnumJobsW(handle, 0, MostJobs, 1, buffer, size, out needed, out returned),
                    buffer =>
                    {
                        uint found = 0;
                        int length = Marshal.SizeOf(typeof(JobInfo1));
                        for (int index = 0; index < returned; index++)
                        {
                            var at = new IntPtr(buffer.ToInt64() + (long)index * length);
                            var job = (JobInfo1)Marshal.PtrToStructure(at, typeof(JobInfo1));
                            if (job.Document == document) found = Math.Max(found, job.JobId);
                        }
                        return found;
                    });
            });
        }

        public static JobFacts ReadJob(string printer, uint id)
        {
            try
            {
                return WithPrinter(printer, handle => WithAnswer(
                    (IntPtr buffer, uint size, out uint needed) => GetJobW(handle, id, 1, buffer, size, out needed),
                    buffer =>
                    {
                        var job = (JobInfo1)Marshal.PtrToStructure(buffer, typeof(JobInfo1));
                        return new JobFacts
                        {
                            Found = true,
                            Document = job.Document ?? "",
                            StatusText = job.StatusText ?? "",
                            Status = job.Status,
                            PagesPrinted = job.PagesPrinted,
                            TotalPages = job.TotalPages,
                        };
                    }));
            }
            catch (Win32Exception error)
            {
                if (error.NativeErrorCode != NoSuchJob) throw;
                return new JobFacts { Found = false, Document = "", StatusText = "" };
            }
        }

        // False when the spooler does not have the job, or would not do it.
        static bool Tell(string printer, uint id, uint command)
        {
            return WithPrinter(printer, handle => SetJobW(handle, id, 0, IntPtr.Zero, command));
        }

        public static bool Cancel(string printer, uint id) { return Tell(printer, id, DeleteJob); }

        // A printed job stays in the list until it is let go: else it is gone before anyone could see how it ended.
        public static bool Retain(string printer, uint id) { return Tell(printer, id, RetainJob); }
        public static bool LetGo(string printer, uint id) { return Tell(printer, id, ReleaseJob); }
    }
}
