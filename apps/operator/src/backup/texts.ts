/** What the commands `backup` and `restore` say. */
export const backupTexts = {
  usage: {
    backup: 'npm run backup -- <file>',
    restore: 'npm run restore -- <file> [--force]',
  },
  oneFile: 'Name one file.',
  written: (file: string, megabytes: string, rows: number, files: number) =>
    `${file}: ${megabytes} MB, ${rows.toLocaleString('en-US')} rows and ${files} files handed in, read back and whole`,
  restored: (file: string, madeAt: string, rows: number, files: number) =>
    `${file} of ${madeAt} is restored: ${rows.toLocaleString('en-US')} rows and ${files} files handed in, counted`,
  exists: (file: string) => `${file} is there already. Backups are not written over; name another file.`,
  noDatabase: (folder: string) => `There is no database in ${folder} to back up.`,
  damaged: (file: string, why: string) =>
    `${file} is cut off or damaged (${why}). Nothing was changed; take another backup.`,
  otherEngine: (made: string, wanted: string) =>
    `This backup was made of ${engineNames[made] ?? made} and cannot be restored into ${engineNames[wanted] ?? wanted}.`,
  notEmpty: (where: string) => `${where} is not empty. With --force what is there is replaced, and lost.`,
  inUse: (connections: number) =>
    `${connections} other connections use the database. Stop every process of the API first.`,
  miscounted: (table: string, wanted: number, found: number) =>
    `${table} has ${found} rows where the backup names ${wanted}. Nothing was changed.`,
  programMissing: (program: string) =>
    `${program} is missing. Install the client programs of PostgreSQL: on Debian and Ubuntu the package postgresql-client, ` +
    'or set POSTGRES_PROGRAMS to the folder they are in.',
  programOld: (program: string, version: number, server: number) =>
    `${program} is of version ${version} and the server of ${server}. Install postgresql-client-${server}, ` +
    'or set POSTGRES_PROGRAMS to the folder it is in.',
  programFailed: (program: string, said: string) => `${program} failed, and nothing was changed:\n${said}`,
}

const engineNames: Record<string, string> = { pglite: 'the embedded database', postgres: 'PostgreSQL' }
