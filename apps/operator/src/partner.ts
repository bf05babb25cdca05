import { exitCodes, runProgram, say } from '@pkg/command-line'
import { type Orm, migrate, openDatabase } from '@pkg/api/database'
import { type PartnerArguments, readPartnerArguments } from './partners/partner-arguments'
import { listPartners, createPartner, PartnerExistsError, revokePartner } from '@pkg/api/partners'
import { partnerTexts as texts } from './partners/texts'
import { readSettings } from '@pkg/api/settings'

const describeError = (error: Error) => (error instanceof PartnerExistsError ? texts.exists(error.message) : undefined)

// Creates, lists, and revokes the keys of partners.
await runProgram({ usage: texts.usage, describeError }, async () => {
  const command = readPartnerArguments(process.argv.slice(2))
  const database = await openDatabase(readSettings(process.env))
  try {
    await migrate(database)
    say(await runCommand(database.orm, command))
  } finally {
    await database.close()
  }
})

/** Runs a command and returns what to print. */
async function runCommand(orm: Orm, command: PartnerArguments): Promise<string> {
  if ('create' in command) {
    const { name, origins } = command.create
    return texts.created(name, await createPartner(orm, command.create), origins)
  }
  if ('revoke' in command) {
    if (await revokePartner(orm, command.revoke)) return texts.revoked(command.revoke)
    process.exitCode = exitCodes.failed
    return texts.unknown(command.revoke)
  }
  const partners = await listPartners(orm)
  if (partners.length === 0) return texts.none
  return partners
    .map(({ name, isActive, createdAt, origins }) =>
      texts.line(name, isActive, createdAt.toISOString().slice(0, 10), origins),
    )
    .join('\n')
}
