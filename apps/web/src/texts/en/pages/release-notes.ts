interface Release {
  readonly date: string;
  readonly notes: readonly string[];
}

export const RELEASE_NOTES_HEADING = 'Release Notes';

/** Newest first. */
export const RELEASES: readonly Release[] = [
  {
    date: 'November 2026',
    notes: [
      'Screens, documents, the command line and the API speak German, French and Spanish; a document keeps the language in which it was issued.',
      'Results are worked out in the browser while you type, and again by the server when you ask for a proposal.',
      'The live answer names the limit that decides, and how near the next step of the hardware is.',
      'Every figure of a proposal opens into its formula, its constants with their source, and what you typed.',
      'A page shows every published figure beside what the engine says, and what is assumed; an issued proposal says what computed it.',
      'Any list of cameras comes in on one page, where every line is taken, left out with its reason, or waits for a decision.',
      'The camera table works like a spreadsheet: keys, blocks, copy and paste, undo; it goes out as CSV or XLSX and comes back.',
      'Cameras, cabling, labour and whatever else is sold have lines of their own below the bill, with discount and VAT.',
      'A design goes out as a file of its own and comes back, with the place of each fault where one was edited by hand.',
      'The editor can be tried without an account: the design stays in the browser until it is taken into one.',
      'Companies design together: workspaces, people invited by a link, roles for each project.',
      'Designs have comments, questions from customers, and versions to name, compare and restore.',
      "All sites of a project go out as one customer's document, with one price, to print or to keep as a file.",
      'What is changed in another browser appears in the open table while you type, with who is there and in which cell.',
      'Owners and admins of a workspace read what was done in it, by whom.',
      'A design has a page for its site: switches by closet, workstations, motion detection on the server.',
      'What to ask the IT of a customer for is a sheet of its own, and an installer gets the camera of every port and labels for the cables.',
      'The camera table has columns on request for PoE, cable and closet, and for lens and purpose, and says what each camera shows.',
      'A site has floor plans: cameras are placed on them, with what each shows to scale, walls, closets and areas to cover.',
      'Floor plans stand in the documents of customers and installers and in links; positions and labels go out and come in as files.',
      'Camera groups can be kept as templates and inserted into any design.',
      'Each server setting says what it does and what differs from its default.',
      'The proposal lists what to order, shows what fills the disks and how long they hold it, and prints with page numbers.',
      'What was deleted can be brought back: a message offers it for ten seconds.',
      'Keyboard shortcuts, with a list of them behind the question mark key.',
      'A camera report of the recorders shows how a built site differs from its design, and why.',
      'Columns of lists keep their widths; colours are light or dark, by your system or by choice.',
    ],
  },
  {
    date: 'June 2025',
    notes: [
      'In appliance mode, the filters for model, form factor, disk quantity and RAID array type depend on each other.',
      'Disk utilization and system utilization have a slider each.',
      'The proposal shows total required storage, storage per server with its RAID type, and system utilization in percent.',
    ],
  },
  {
    date: 'October 2023',
    notes: [
      'The proposal shows, per server, the camera streams, the camera data rate, and the Smart Client data rate in pass-through mode.',
    ],
  },
];
