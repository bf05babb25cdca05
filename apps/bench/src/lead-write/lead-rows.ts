import pg from 'pg'

/** The rows of a table, as JSON. */
export interface TableRows {
  table: string
  rows: Record<string, unknown>[]
}

/** Tables that hold a family's rows, in the order of their references. The ledger is a chain, and no two links of it are alike. */
const tables = ['leads', 'offers', 'conversations', 'tasks', 'family_events', 'notifications'] as const

/** Every row that a lead has left in the database, once the jobs that follow from it are done. */
export async function leadRows(database: string, email: string): Promise<TableRows[]> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    const families = await rowsOf(client, 'families', 'email = $1', email)
    const familyId = families.rows[0]?.['id']
    const actions = await rowsOf(client, 'uuid_actions', `action_info ->> 'email' = $1`, email)
    const others: TableRows[] = []
    for (const table of tables) others.push(await rowsOf(client, table, 'family_id = $1', familyId))
    return [families, actions, ...others].filter(({ rows }) => rows.length > 0)
  } finally {
    await client.end()
  }
}

async function rowsOf(client: pg.Client, table: string, condition: string, value: unknown): Promise<TableRows> {
  const found = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${table} t where ${condition}`,
    [value],
  )
  return { table, rows: found.rows.map(({ row }) => row) }
}
