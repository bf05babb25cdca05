import pg from 'pg'

/** The rows of a table, as JSON. */
export interface TableRows {
  table: string
  rows: Record<string, unknown>[]
}

/** The tables with a family's rows, in the order of their references. The ledger is left out, because each of its rows depends on the last. */
const tables = ['leads', 'offers', 'conversations', 'tasks', 'family_events', 'notifications'] as const

/** Reads every row that a lead created, once its jobs are done. */
export async function readLeadRows(database: string, email: string): Promise<TableRows[]> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    const families = await selectRows(client, 'families', 'email = $1', email)
    const familyId = families.rows[0]?.['id']
    const actions = await selectRows(client, 'uuid_actions', `action_info ->> 'email' = $1`, email)
    const others: TableRows[] = []
    for (const table of tables) others.push(await selectRows(client, table, 'family_id = $1', familyId))
    return [families, actions, ...others].filter(({ rows }) => rows.length > 0)
  } finally {
    await client.end()
  }
}

async function selectRows(client: pg.Client, table: string, condition: string, value: unknown): Promise<TableRows> {
  const found = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${table} t where ${condition}`,
    [value],
  )
  return { table, rows: found.rows.map(({ row }) => row) }
}
