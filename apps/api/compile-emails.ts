import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import mjml2html from 'mjml'

const folder = new URL('src/modules/messaging/outbox/', import.meta.url)

/** Compiles the MJML source of all emails to the page around the blocks (`start`, `end`), and a template for each kind of block. */
export async function compileEmails(): Promise<Record<string, string>> {
  const source = await readFile(new URL('email-template.mjml', folder), 'utf8')
  const { html } = await mjml2html(source, { validationLevel: 'strict', keepComments: true })
  const compact = html.replaceAll(/\n\s*/g, '\n').replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}')
  const [start = '', ...parts] = compact.split(/<!--\[(\w+)\]-->/)
  const named: [string, string][] = parts.flatMap((name, index) =>
    index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : [],
  )
  const { facts = '', fact = '', endOfFacts = '', ...blocks }: Record<string, string> = Object.fromEntries(named)
  return { start, ...blocks, facts: `${facts}{{rows}}${endOfFacts}`, fact }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('email-template.json', folder), `${JSON.stringify(await compileEmails(), undefined, 2)}\n`)
}
