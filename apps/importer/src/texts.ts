import type { ImportRun } from './runs'
import { allSources } from './known-sources'
import type { UndoResult } from './undo-import'

const width = Math.max(...allSources.map(({ name }) => name.length))
const formatCount = (count: number) => count.toLocaleString('en-US')

/** The messages of the import command. */
export const importTexts = {
  usage: [
    'Usage: npx hearthway import [options] <file.csv or file.csv.gz>',
    '       npx hearthway import --undo <run>',
    '       npx hearthway import --list',
    '',
    'Adds communities from a public record file. Detects the source from the columns.',
    '',
    '  --source <name>    require one of the sources below',
    '  --map <file.json>  read another source, described in a JSON file (see docs/importing.md)',
    '  --points <file>    add coordinates by license number, for sources without them',
    '  --dry-run          count the rows and store nothing',
    '  --whole            treat the file as complete, and retire communities that it lacks',
    '  --part             treat the file as partial, and retire none that it lacks',
    "  --confirm-retired  retire communities even though some lines can't be read",
    '  --list             list the import runs',
    '  --undo <run>       undo an import run, by its id in the list',
    '',
    'Sources:',
    ...allSources.map(({ name, title }) => `  ${name.padEnd(width)}  ${title}`),
  ].join('\n'),
  unknownSource: (name: string) => `No source "${name}". Use one of the sources below, or describe another with --map.`,
  sourceOrMap: 'Use --source or --map, not both.',
  wholeOrPart: 'Use --whole or --part, not both.',
  unknownRun: (id: string) => `No import run "${id}". Use --list to see all runs.`,
  noFile: 'Enter the path of a file to import.',
  severalFiles: 'Import one file at a time.',
  missingFile: (path: string) => `${path} doesn't exist. Check the path.`,
  notFile: (path: string) => `${path} isn't a file. Enter the path of a .csv or .csv.gz file.`,
  detected: (title: string, asOf: string, encoding: string) => `${title}, as of ${asOf}, ${encoding}`,
  progress: (file: string) => `Importing ${file}`,
  dryRun: 'This was a dry run. Nothing was stored.',
  stopped: 'Stopped. The rows so far are stored. Run the same command again to continue.',
  partialFile: (missing: number) =>
    `The file lacks ${formatCount(missing)} live communities of this source. That's too many for a complete file, so none of them was retired. ` +
    'If the file is complete, run the command again with --whole.',
  unconfirmed: (communities: number, lines: number) =>
    `${formatCount(communities)} live communities are closed in the file or missing from it, but ${formatCount(lines)} of its lines can't be read, ` +
    'and the communities may be in them. None was retired. Check these lines, and run the command again with --confirm-retired.',
  counts: {
    read: 'rows read',
    added: 'new',
    updated: 'updated',
    unchanged: 'unchanged',
    retired: 'retired (closed, or missing in a newer file)',
    closed: 'closed and not listed',
    rejected: 'rejected',
    linked: 'share their address with another license',
    other: 'lines without a row (header, titles, empty lines, line breaks in values)',
  },
  supplementCounts: {
    read: 'rows read',
    updated: 'communities updated',
    unchanged: 'communities unchanged',
    unlisted: 'communities that the catalog doesn’t have',
    rejected: 'rows rejected',
    other: 'lines without a row (header, titles, empty lines, line breaks in values)',
  },
  reasons: 'Rejected rows:',
  reason: (reason: string, count: number) => `${formatCount(count).padStart(8)}  ${reason}`,
  rejectedFile: (path: string) => `See each rejected row in ${path}`,
  noRuns: 'No imports yet. Import a file with npx hearthway import <file>.',
  run: ({ id, source, file, asOf, status, counts, startedAt }: ImportRun) =>
    `${id}  ${startedAt.toISOString().slice(0, 16)}  ${status.padEnd(8)}  ${source}, ${file}, as of ${asOf}: ` +
    `${formatCount(counts.added)} new, ${formatCount(counts.updated)} updated, ${formatCount(counts.retired)} retired`,
  undone: ({ file, removed, hidden, restored }: UndoResult) =>
    `Undid ${file}. ${formatCount(removed)} communities removed, ${formatCount(restored)} restored, ` +
    `and ${formatCount(hidden)} hidden instead of removed because a family sent them a request.`,
} as const
