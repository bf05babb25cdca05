/** The messages of the seed command. */
export const seedTexts = {
  usage: [
    'Usage: npx hearthway seed [--if-empty]',
    '',
    'Fills an empty database with demo communities, advisors, families, and accounts.',
    'Set SEED_SIZE to choose how many communities (6,500 by default).',
    '',
    '  --if-empty  do nothing, without a message, unless the embedded database is empty',
  ].join('\n'),
  progress: 'Adding the demo data',
  publicSite: "You can't seed a public site. Remove its https address, or use another database.",
  seeded: 'The demo data is in the database.',
  inUse: 'This database is already in use. Nothing was added.',
  sizeZero: 'SEED_SIZE is 0. Nothing was added.',
} as const
