import { approvedStatus } from '@pkg/domain'
import { gte } from 'drizzle-orm'
import { agents } from '../../database/schema/tables'

/** Advisors that families meet. [AGENT-003] */
export const isPublicAgent = gte(agents.status, approvedStatus)
