/** The JSON:API types of the tables that are named otherwise. */
const types: Readonly<Record<string, string>> = {
  families: 'clients',
  family_events: 'notes',
  community_events: 'events',
  file_import_rows: 'import-rows',
  file_imports: 'imports',
  notifications: 'emails',
  real_estate_leads: 'sren-referrals',
}

/** Returns the JSON:API type of a table's records. */
export const typeOfTable = (table: string): string => types[table] ?? table.replaceAll('_', '-')

/** Returns the table of a JSON:API type. */
export function tableOfType(type: string): string {
  const named = Object.entries(types).find(([, name]) => name === type)
  return named?.[0] ?? type.replaceAll('-', '_')
}
