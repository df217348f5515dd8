export interface Note {
  readonly title: string;
  readonly text: string;
}

interface NoteFigures {
  readonly archiveFrequency: number;
  readonly speedupBaseFps: number;
  /** Cameras up to which the free edition of SQL Server is planned. */
  readonly freeSqlCameras: number;
  readonly stripKb: number;
  readonly segmentKb: number;
  /** Name of the client software. */
  readonly client: string;
}

export function proposalNotes(figures: NoteFigures): readonly Note[] {
  const { archiveFrequency, speedupBaseFps, freeSqlCameras, stripKb, segmentKb, client } = figures;
  return [
    {
      title: 'Performance',
      text: 'Servers, networks and disks are sized for the peak of all streams at once. A server that does other work, such as virus scans of the recordings or video analytics, carries less than is said here.',
    },
    {
      title: 'Live and archive recording',
      text: `Cameras are recorded to the live database. With archiving, recordings move to the archive; ${archiveFrequency} times a day are assumed unless the design says otherwise. The live database holds two such intervals. A strip size of ${stripKb} KB and a segment size of ${segmentKb} KB are recommended for both.`,
    },
    {
      title: 'SSD',
      text: 'Solid-state disks give the live database more reads and writes than it will ask for. Look at the writes that they are rated for over their life before you choose them for long retention.',
    },
    {
      title: 'Virtualization',
      text: 'The figures are those of physical servers. A virtual one shares processor, memory, network and disks with its neighbours: reserve what is said here for it alone.',
    },
    {
      title: 'Speedup',
      text: `Speedup records at a baseline rate until something happens, then at a higher one. ${speedupBaseFps} frame per second is recommended as the baseline.`,
    },
    {
      title: `Concurrent ${client} streams`,
      text: 'The number of streams that clients watch on one server at once, live or played back, at the mean rate of its streams. Each adds to the load of its network and its disks.',
    },
    {
      title: 'Camera split',
      text: 'The server plan shows which cameras each server records. Put another split into the design if the site asks for one.',
    },
    {
      title: 'Network',
      text: 'Rates include sound and metadata where a group has them, and a part of every link is left free for the rest. Keep cameras and clients in networks of their own where the table has two links.',
    },
    {
      title: 'Operating system',
      text: 'The operating system stands on disks of its own, and takes none of the bays or the capacity of the recordings.',
    },
    {
      title: 'Management server and SQL Server',
      text: `The management server keeps its data in SQL Server. The free edition is typically enough up to ${freeSqlCameras} cameras; larger systems need a licensed edition and disks of their own for it.`,
    },
  ];
}
