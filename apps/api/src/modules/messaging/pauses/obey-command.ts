import type { Brand } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { type Asker, resumeMessages, stopMessages } from './pause-service'
import type { MessageCommand } from './stop-words'

/** Stops or resumes messages if a message asks for it. [EDGE-008] */
export async function obeyCommand(
  tx: Orm,
  brand: Brand,
  command: MessageCommand | undefined,
  asker: Asker,
): Promise<void> {
  if (command === 'stop') await stopMessages(tx, brand, asker)
  if (command === 'start') await resumeMessages(tx, brand, asker)
}
