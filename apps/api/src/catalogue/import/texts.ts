/** What the import says in a terminal. */
export const importTexts = {
  usage: [
    'Usage: npm run import -- --source <cms|rcfe> <file.csv or file.csv.gz>',
    '  cms   Medicare nursing homes, "Provider Information" of Care Compare',
    '  rcfe  California residential care facilities for the elderly',
  ].join('\n'),
  noSource: 'The source is missing: --source cms or --source rcfe.',
  unknownSource: (given: string) => `There is no source "${given}".`,
  noFile: 'The file is missing.',
  severalFiles: 'One file at a time, please.',
  missingFile: (path: string) => `There is no file ${path}.`,
  notFile: (path: string) => `${path} is no file.`,
  folderInUse: (folder: string, holder: number) =>
    `The data folder ${folder} is in use by process ${holder}: the API is running on the embedded database.\n` +
    'Stop it first and start it again afterwards. To import while it runs, let it use PostgreSQL: set DATABASE_URL for both.',
  progress: (file: string) => `Importing ${file}`,
  stopped: 'Stopped. What was read so far is stored; the same command finishes it.',
  nothingRead: 'The file holds no rows.',
  counts: {
    read: 'rows read',
    added: 'new',
    updated: 'updated',
    unchanged: 'unchanged',
    retired: 'retired, because they have closed',
    closed: 'closed, and not listed here',
    rejected: 'rejected',
  },
  rejected: (shown: number, total: number) =>
    shown < total ? `The first ${shown} of ${total} rejected rows:` : 'The rejected rows:',
  rejectedRow: (line: number, field: string, reason: string) => `  line ${line}${field ? `, ${field}` : ''}: ${reason}`,
  rejectedFile: (path: string) => `All rejected rows: ${path}`,
} as const
