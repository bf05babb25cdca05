import { isEmail } from '@pkg/domain'
import { AccountExistsError, inviteAdmin, adminCommandTexts as texts } from '@pkg/api/identity'
import { UsageError, exitCodes, readWords, say } from '@pkg/command-line'
import { FolderInUse, migrate, openDatabase } from '@pkg/api/database'
import { readSettings } from '@pkg/api/settings'
import { normalizeEmail } from '@pkg/api/contact'

/** Invites an admin from the command line: the first one of a site, for whom nobody could on screen. */
async function run(): Promise<void> {
  const options = { name: { type: 'string' }, email: { type: 'string' } } as const
  const { name = '', email = '' } = readWords({ args: process.argv.slice(2), options }, texts.usage).values
  if (!name.trim() || !isEmail(email)) throw new UsageError(texts.missing, texts.usage)
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const admin = { name: name.trim(), email: normalizeEmail(email) }
    say(texts.invited(await inviteAdmin(database.orm, admin, settings.sites.marketplace)))
  } finally {
    await database.close()
  }
}

run().catch((problem: unknown) => {
  process.exitCode = problem instanceof UsageError ? exitCodes.badUsage : exitCodes.failed
  if (problem instanceof FolderInUse) console.error(texts.folderInUse(problem.folder, problem.holder))
  else if (problem instanceof AccountExistsError) console.error(texts.exists(problem.message))
  else console.error(problem instanceof Error ? problem.message : problem)
})
