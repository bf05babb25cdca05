/** The messages of the command `move`. */
export const moveTexts = {
  usage: [
    'Usage: npx hearthway move --to <postgres address>',
    '       npx hearthway move --from <postgres address>',
    '',
    'Copies all data from the embedded database in DATA_DIR to an empty PostgreSQL database, or back to an empty folder,',
    'and compares every table by checksum. Stop the API first. If a run is interrupted, run it again, and it goes on.',
    'Uploaded files stay in DATA_DIR/uploads.',
    '',
    '  --to    the address of an empty database, such as postgres://user@host/hearthway',
    '  --from  the address of the database that you move back from',
    '',
    'Set PGPASSWORD to keep the password out of the address.',
  ].join('\n'),
  oneDirection: 'Enter either --to or --from, with the address of a PostgreSQL database.',
  noAddress: (text: string) => `${text} isn’t the address of a PostgreSQL database. It starts with postgres://.`,
  noDatabase: (folder: string) => `There’s no database to move in ${folder}. Check DATA_DIR.`,
  notEmpty: (tables: number) =>
    `The database to move to has ${tables} ${tables === 1 ? 'table' : 'tables'} already. Choose an empty one. Nothing was changed.`,
  otherDirection:
    'An earlier move in the other direction was interrupted. Run that command again to finish it. Nothing was changed.',
  otherMove:
    'An earlier move to another database was interrupted. Run that command again to finish it. Nothing was changed.',
  inUse: (connections: number) =>
    `${connections} other ${connections === 1 ? 'connection is' : 'connections are'} using the database. Stop all API and worker processes, and try again. Nothing was changed.`,
  differentTable: (table: string) =>
    `${table} doesn’t have the same columns in both databases. Run this version of the API on each once, and try again.`,
  different: (table: string, from: string, to: string) =>
    `${table} differs after the copy (${from} rows and ${to} rows). Run the same command again. The database that you move from is unchanged.`,
  circle: 'Tables refer to each other in a circle, so none can be copied first. This is a mistake in the schema.',
  progress: 'Moving',
  moved: (rows: number, tables: number, earlier: number) =>
    [
      `Moved ${rows.toLocaleString('en-US')} rows in ${tables} tables, and every checksum is equal.`,
      ...(earlier > 0 ? [`An earlier run had moved ${earlier} of the tables.`] : []),
    ].join(' '),
  next: {
    to: 'Start the API with DATABASE_URL set to the new address. The embedded database is unchanged. Keep it until you’re sure.',
    from: 'Start the API without DATABASE_URL. The PostgreSQL database is unchanged. Keep it until you’re sure.',
  },
} as const
