const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`

/** The messages of the command `export`, and the README that it writes. */
export const exportTexts = {
  usage: [
    'Usage: npx hearthway export --to <folder>',
    '',
    'Writes all data to a new or empty folder in an open format: a file of JSON Lines for each table, a README with the',
    'columns, and the uploaded files. Stop the API first if its database is embedded.',
    '',
    '  --to  the folder',
  ].join('\n'),
  noFolder: 'Enter --to with the folder to write to.',
  notEmpty: (folder: string) => `${folder} has files in it. Choose a new or an empty folder. Nothing was written.`,
  progress: 'Exporting',
  written: (count: number, tables: number, folder: string) => `Wrote ${rows(count)} of ${tables} tables to ${folder}.`,
  uploads: 'Copied the uploaded files to its folder uploads.',
  warning: 'It has all data about all people. Encrypt it, and delete it when you no longer need it.',
  readme: (omitted: readonly string[]) =>
    [
      '# Export of Hearthway',
      '',
      'Each file has the rows of a table as JSON Lines: one JSON object per line, in UTF-8, with a key for each column. Times are in ISO 8601 and',
      'UTC. Files in rows are hexadecimal and begin with `\\x`. `null` is no value. All rows are of the same moment.',
      '',
      'Uploaded documents and photos are in `uploads`, unless they are in a bucket.',
      '',
      `The tables ${omitted.join(', ')} aren’t exported. They mean nothing outside of the installation.`,
    ].join('\n'),
  file: (table: string, count: number) => `\`${table}.jsonl\` has ${rows(count)}.`,
  omitted: (columns: readonly string[]) => `Left out because of its secrets: ${columns.join(', ')}.`,
} as const
