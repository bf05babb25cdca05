/** The messages of the commands `backup` and `restore`. */
export const backupTexts = {
  usage: {
    backup: [
      'Usage: npx hearthway backup <file>',
      '',
      'Writes the database and the uploaded files to one compressed file, and verifies it.',
    ].join('\n'),
    restore: [
      'Usage: npx hearthway restore <file> [--force]',
      '',
      'Verifies a backup, and restores the database and the uploaded files from it.',
      '',
      '  --force  replace the current database and uploaded files',
    ].join('\n'),
  },
  oneFile: 'Enter the path of one file.',
  written: (file: string, megabytes: string, rows: number, files: number) =>
    `Wrote ${file} (${megabytes} MB) with ${counts(rows, files)}, and verified it.`,
  restored: (file: string, madeAt: string, rows: number, files: number) =>
    `Restored ${file} from ${madeAt} with ${counts(rows, files)}.`,
  exists: (file: string) => `${file} already exists. Choose another file name.`,
  noDatabase: (folder: string) => `There's no database to back up in ${folder}. Check DATA_DIR, or set DATABASE_URL.`,
  missingFile: (file: string) => `${file} doesn't exist. Check the path.`,
  damaged: (file: string, reason: string) =>
    `${file} is incomplete or damaged: ${reason}. Nothing was changed. Use another backup.`,
  damage: {
    unexpectedEntry: (name: string) => `unexpected entry ${name}`,
    noManifest: 'the manifest at its end is missing',
    changedPart: (name: string) => `the checksum of ${name} doesn't match`,
  },
  otherEngine: (source: string, target: string) =>
    `This backup contains ${engineNames[source] ?? source}, so we can't restore it to ${engineNames[target] ?? target}. Nothing was changed.`,
  notAnalyzed:
    'The backup is restored, but PostgreSQL has no statistics about it, so searches may be slow. ' +
    'Run `vacuum (analyze)` in the database.',
  database: 'The database',
  notEmpty: (target: string) => `${target} isn't empty. Use --force to replace it. Its current data will be lost.`,
  inUse: (connections: number) =>
    `${connections} other ${connections === 1 ? 'connection is' : 'connections are'} using the database. Stop all API and worker processes, and try again.`,
  rowMismatch: (table: string, expected: number, actual: number) =>
    `${table} has ${actual} rows, but the backup lists ${expected}. Nothing was changed.`,
  programMissing: (program: string) =>
    `${program} isn't installed. Install the PostgreSQL client programs (postgresql-client on Debian and Ubuntu), ` +
    'or set POSTGRES_PROGRAMS to their folder.',
  programOld: (program: string, version: number, server: number) =>
    `${program} has version ${version}, but the server has version ${server}. Install postgresql-client-${server}, ` +
    'or set POSTGRES_PROGRAMS to its folder.',
  programFailed: (program: string, output: string) => `${program} failed. Nothing was changed.\n${output}`,
}

const engineNames: Record<string, string> = { pglite: 'an embedded database', postgres: 'a PostgreSQL database' }

const counts = (rows: number, files: number) =>
  `${rows.toLocaleString('en-US')} rows and ${files} uploaded ${files === 1 ? 'file' : 'files'}`
