import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { agentOptions } from '../../database/schema/tables'

/** Returns the condition that an agent is a real estate agent. */
export const isRealEstateAgent = (agentId: PgColumn): SQL =>
  sql`exists (select 1 from ${agentOptions} where ${agentOptions.agentId} = ${agentId} and ${agentOptions.kind} = 'real-estate')`
