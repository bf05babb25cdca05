import { isEmail } from '@pkg/domain'
import { inviteTexts as words } from './texts'

/** A person on a line of the form. */
export interface LinePerson {
  /** Counted from 1. */
  line: number
  name: string
  email: string
}

/** The people on the lines of a text, and what is wrong with lines, by their number. */
export interface PeopleLines {
  people: LinePerson[]
  problems: { line: number; text: string; problem: string }[]
}

const address = /[^\s,;<>"]+@[^\s,;<>"]+/

/** Reads a name and an email address from each line, in either order. Empty lines count nothing. [DASH-012] */
export function readPeople(text: string): PeopleLines {
  const read: PeopleLines = { people: [], problems: [] }
  const seen = new Set<string>()
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1
    const shown = content.trim()
    if (shown === '') continue
    const email = address.exec(shown)?.[0].toLowerCase()
    const name = shown
      .replace(address, ' ')
      .replace(/[,;<>"\t]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const problem = problemOf({ name, email, isTwice: email !== undefined && seen.has(email) })
    if (problem) read.problems.push({ line, text: shown, problem })
    else if (email !== undefined) read.people.push({ line, name, email })
    if (email !== undefined) seen.add(email)
  }
  return read
}

function problemOf({ name, email, isTwice }: { name: string; email: string | undefined; isTwice: boolean }) {
  if (email === undefined) return words.noEmail
  if (!isEmail(email)) return words.wrongEmail
  if (name === '') return words.noName
  return isTwice ? words.twice : undefined
}
