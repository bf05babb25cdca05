/** The messages of the seed command. */
export const seedTexts = {
  usage: 'Usage: npm run seed [-- --if-empty]',
  publicSite: 'A public site can’t be seeded. Remove the https address, or use another database.',
  seeded: 'The demo data is in the database.',
  inUse: 'This database is already in use. Nothing was added.',
  folderInUse: (folder: string, holder: number) =>
    `Process ${holder} is using the data folder ${folder}: the API is running on the embedded database.\n` +
    'Stop it first, and start it again after seeding.',
} as const
