import type { ImportRun } from './runs'
import { knownRegisters } from './known-sources'
import type { Undone } from './undo-import'

const width = Math.max(...knownRegisters.map(({ source }) => source.length))
const figure = (count: number) => count.toLocaleString('en-US')

/** What the import says in a terminal. */
export const importTexts = {
  usage: [
    'Usage: npm run import -- [options] <file.csv or file.csv.gz>',
    '       npm run import -- --undo <run>',
    '       npm run import -- --list',
    'The register is told by the columns of the file. Options:',
    '  --source <name>    insist on one of the registers below',
    '  --map <file.json>  read any other register, described in a file (see docs/importing.md)',
    '  --points <file>    points of facilities by number, for registers that have none',
    '  --dry-run          count, and store nothing',
    '  --whole, --part    the file is all of its register, or a part: only what a whole one lacks is retired',
    'Registers:',
    ...knownRegisters.map(({ source, title }) => `  ${source.padEnd(width)}  ${title}`),
  ].join('\n'),
  unknownSource: (given: string) => `There is no source "${given}".`,
  sourceOrMap: 'Either --source or --map, please.',
  wholeOrPart: 'Either --whole or --part, please.',
  noRun: (given: string) => `"${given}" is no run. --list shows the runs.`,
  noFile: 'The file is missing.',
  severalFiles: 'One file at a time, please.',
  missingFile: (path: string) => `There is no file ${path}.`,
  notFile: (path: string) => `${path} is no file.`,
  folderInUse: (folder: string, holder: number) =>
    `The data folder ${folder} is in use by process ${holder}: the API is running on the embedded database.\n` +
    'Stop it first and start it again afterwards. To import while it runs, let it use PostgreSQL: set DATABASE_URL for both.',
  recognised: (title: string, vintage: string, encoding: string) => `${title}, as of ${vintage}, ${encoding}`,
  progress: (file: string) => `Importing ${file}`,
  dryRun: 'A dry run: nothing was stored.',
  stopped: 'Stopped. What was read so far is stored; the same command goes on from there.',
  part: (missing: number) =>
    `${figure(missing)} live communities of this register are not in the file. That many are not gone at once: it was taken for a part, ` +
    'and nothing was retired for missing. If it is all of the register, say --whole.',
  counts: {
    read: 'rows read',
    added: 'new',
    updated: 'updated',
    unchanged: 'unchanged',
    retired: 'retired, because they have closed or are gone',
    closed: 'closed, and not listed here',
    rejected: 'rejected',
    linked: 'of the register share their address with another licence',
  },
  reasons: 'Rejected:',
  reason: (reason: string, count: number) => `${figure(count).padStart(8)}  ${reason}`,
  rejectedFile: (path: string) => `Each rejected row: ${path}`,
  noRuns: 'Nothing was imported yet.',
  run: ({ id, source, file, vintage, status, counts, startedAt }: ImportRun) =>
    `${id}  ${startedAt.toISOString().slice(0, 16)}  ${status.padEnd(8)}  ${source}, ${file}, as of ${vintage}: ` +
    `${figure(counts.added)} new, ${figure(counts.updated)} updated, ${figure(counts.retired)} retired`,
  undone: ({ file, removed, hidden, restored }: Undone) =>
    `${file} is undone: ${figure(removed)} removed, ${figure(restored)} as before, ` +
    `${figure(hidden)} kept off the site because somebody has asked there.`,
} as const
