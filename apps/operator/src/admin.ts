import { isEmail } from '@pkg/domain'
import { AccountExistsError, inviteAdmin, adminCommandTexts as texts } from '@pkg/api/identity'
import { UsageError, parseArguments, runProgram, say } from '@pkg/command-line'
import { migrate, openDatabase } from '@pkg/api/database'
import { readSettings } from '@pkg/api/settings'
import { normalizeEmail } from '@pkg/api/contact'

const describeError = (error: Error) => (error instanceof AccountExistsError ? texts.exists(error.message) : undefined)

// Invites an admin. The first admin of a site needs this command, because no one can invite them on the dashboard.
await runProgram({ usage: texts.usage, describeError }, async () => {
  const options = { name: { type: 'string' }, email: { type: 'string' } } as const
  const { name = '', email = '' } = parseArguments({ args: process.argv.slice(2), options }, texts.usage).values
  if (!name.trim() || !email) throw new UsageError(texts.missing, texts.usage)
  if (!isEmail(email)) throw new UsageError(texts.invalidEmail(email), texts.usage)
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const admin = { name: name.trim(), email: normalizeEmail(email) }
    say(texts.invited(await inviteAdmin(database.orm, admin, settings.sites.marketplace)))
  } finally {
    await database.close()
  }
})
