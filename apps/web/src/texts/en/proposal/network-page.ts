interface Foot {
  readonly day: string;
  readonly designName: string;
  readonly phone?: string | undefined;
}

/** Texts around the IT request sheet; its own are in the document. */
export const NETWORK_PAGE_TEXTS = {
  title: 'IT request sheet',
  intro: 'Plan the switches first: what to ask the customer’s IT for follows from them.',
  of: (project: string) => `IT request sheet of ${project}`,
  pageHead: (seller: string) => `${seller}, for the customer’s IT`,
  pageFoot: ({ day, designName, phone = '' }: Foot) =>
    `Designed on ${day} as ${designName}.${phone === '' ? '' : ` ${phone}`}`,
  place: (project: string, site: string) => (project === '' ? site : `${project}, ${site}`),
  toAnswer: 'to be answered',
  answerTo: (question: string) => `Answer: ${question}`,
  kept: 'Answers are kept with the design and printed; they change no figure.',
  answered: 'Answer from IT',
  xlsx: 'XLSX',
  noWorkbook: 'The workbook could not be made.',
  fileName: (name: string, ending: string) => `${name} IT request.${ending}`,
  labels: 'Cable labels (CSV)',
  labelsFile: (name: string) => `${name} labels.csv`,
  project: 'Of the whole project',
  noNetwork: 'No design that counts in the summary plans a network.',
  notLoaded: 'Load the IT request sheet',
} as const;
