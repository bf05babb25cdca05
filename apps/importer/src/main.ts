import { basename } from 'node:path'
import { asc } from 'drizzle-orm'
import { ProgressBar, exitCodes, runProgram, say } from '@pkg/command-line'
import { type ImportArguments, readImportArguments } from './import-arguments'
import { importPublicRecords, type ImportCounts } from './import-public-records'
import { knownSources, UnrecognizedFileError } from './known-sources'
import { readPoints } from './points-file'
import { openPublicFile } from './public-file'
import { MappingError, readMappedSource } from './sources/mapped'
import { RejectedFile } from './rejected-file'
import { OlderFileError } from './runs'
import { importTexts } from './texts'
import { UndoError, undoImport } from './undo-import'
import { type Database, migrate, openDatabase } from '@pkg/api/database'
import { importRuns } from '@pkg/api/schema'
import { readSettings, type Settings } from '@pkg/api/settings'

// Adds the communities of a public record file to the catalog. See `docs/importing.md`.
await runProgram(
  { usage: importTexts.usage, usageErrors: [UnrecognizedFileError, MappingError, OlderFileError, UndoError] },
  async () => {
    const command = readImportArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
    const settings = readSettings(process.env)
    const database = await openDatabase(settings)
    try {
      await migrate(database)
      if ('list' in command) await printRuns(database)
      else if ('undo' in command) say(importTexts.undone(await undoImport(database, command.undo)))
      else await importFile(database, settings, command)
    } finally {
      await database.close()
    }
  },
)

async function importFile(
  database: Database,
  settings: Settings,
  {
    file: path,
    source,
    map,
    points,
    isDryRun,
    isRetiringConfirmed,
    coverage,
  }: Extract<ImportArguments, { file: string }>,
): Promise<void> {
  const names = knownSources.map(({ name }) => name)
  const sources = map ? [readMappedSource(map, names)] : knownSources.filter(({ name }) => !source || name === source)
  const file = await openPublicFile(path, sources)
  say(importTexts.detected(file.source.title, file.asOf, file.encoding))
  const bar = new ProgressBar(importTexts.progress(basename(path)), Math.max(1, file.lines))
  const rejected = new RejectedFile(settings.dataDirectory, file.source.name, path)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  bar.at(0)
  let counts: ImportCounts
  try {
    counts = await importPublicRecords(database, file, {
      isDryRun,
      isRetiringConfirmed,
      coverage,
      signal: stop.signal,
      onProgress: (line) => bar.at(line),
      onRejected: (row) => rejected.add(row),
      ...(points && { points: await readPoints(points) }),
    })
  } finally {
    await rejected.end()
  }
  if (stop.signal.aborted) process.exitCode = exitCodes.stopped
  else bar.end()
  printCounts(counts, rejected)
  if (isDryRun) say(importTexts.dryRun)
  else if (stop.signal.aborted) say(importTexts.stopped)
}

function printCounts(counts: ImportCounts, rejected: RejectedFile): void {
  const lines = Object.entries(importTexts.counts).map(([name, label]) => ({
    label,
    count: counts[name as keyof ImportCounts].toLocaleString('en-US'),
  }))
  const width = Math.max(...lines.map(({ count }) => count.length))
  say('')
  for (const { label, count } of lines) say(`${count.padStart(width + 2)}  ${label}`)
  if (counts.missing > 0) say(`\n${importTexts.partialFile(counts.missing)}`)
  if (counts.unconfirmed > 0) say(`\n${importTexts.unconfirmed(counts.unconfirmed, counts.unreadable)}`)
  if (counts.rejected === 0) return
  say(`\n${importTexts.reasons}`)
  for (const { reason, count } of rejected.reasons) say(importTexts.reason(reason, count))
  say(importTexts.rejectedFile(rejected.path))
}

async function printRuns(database: Database): Promise<void> {
  const runs = await database.orm.select().from(importRuns).orderBy(asc(importRuns.number))
  if (runs.length === 0) say(importTexts.noRuns)
  for (const importRun of runs) say(importTexts.run(importRun))
}
