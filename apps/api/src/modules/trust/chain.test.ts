import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBreak, createCommitment, type LedgerEntry, type LedgerRecord, linkEntries } from './chain'

const entries = fc.array(
  fc.record({ text: fc.string(), label: fc.string(), isTicked: fc.boolean(), page: fc.string(), browser: fc.string() }),
  { minLength: 1, maxLength: 12 },
)

type EntryInput = { text: string; label: string; isTicked: boolean; page: string; browser: string }

function buildChain(
  inputs: readonly EntryInput[],
): { record: LedgerRecord; details: ReturnType<typeof buildDetails> }[] {
  const records = linkEntries(inputs.map(buildEntry), undefined)
  return records.flatMap((record, index) => {
    const from = inputs[index]
    return from ? [{ record, details: buildDetails(from) }] : []
  })
}

const buildDetails = ({ browser }: EntryInput) => ({ salt: 'salt', networkAddress: '192.0.2.1', browser })

function buildEntry(input: EntryInput): LedgerEntry {
  return {
    id: randomUUID(),
    familyId: randomUUID(),
    actionId: null,
    kind: 'contact',
    recipientKind: null,
    recipientId: null,
    state: null,
    text: input.text,
    version: '1',
    language: 'en',
    boxes: [{ label: input.label, isTicked: input.isTicked }],
    page: input.page,
    commitment: createCommitment(buildDetails(input)),
    givenAt: new Date('2026-11-21T12:00:00Z'),
  }
}

test('finds no break in an unchanged chain, with or without erased details [TRUST-001]', () => {
  fc.assert(
    fc.property(entries, fc.boolean(), (inputs, isErased) => {
      const chain = buildChain(inputs)
      expect(findBreak(isErased ? chain.map((item) => ({ ...item, details: null })) : chain, undefined)).toBeUndefined()
    }),
  )
})

test('finds the changed record for any change [TRUST-001]', () => {
  const changes: ((record: LedgerRecord) => LedgerRecord)[] = [
    (record) => ({ ...record, text: `${record.text}!` }),
    (record) => ({ ...record, version: '2' }),
    (record) => ({ ...record, kind: 'texts' }),
    (record) => ({ ...record, boxes: record.boxes.map((box) => ({ ...box, isTicked: !box.isTicked })) }),
    (record) => ({ ...record, recipientId: 'someone-else' }),
    (record) => ({ ...record, givenAt: new Date(record.givenAt.getTime() - 1) }),
    (record) => ({ ...record, familyId: randomUUID() }),
    (record) => ({ ...record, commitment: '0'.repeat(64) }),
    (record) => ({ ...record, previousHash: '1'.repeat(64) }),
  ]
  fc.assert(
    fc.property(entries, fc.nat(), fc.nat(), (inputs, where, which) => {
      const chain = buildChain(inputs)
      const index = where % chain.length
      const change = changes[which % changes.length]
      const broken = chain.map((item, place) =>
        place === index && change ? { ...item, record: change(item.record) } : item,
      )
      expect(findBreak(broken, undefined)?.position).toBe(index + 1)
    }),
  )
})

test('finds a break when a record is removed, inserted, or moved [TRUST-001]', () => {
  fc.assert(
    fc.property(entries, entries, fc.nat(), (inputs, more, where) => {
      const chain = buildChain(inputs)
      const otherChain = buildChain(more)
      const index = where % chain.length
      const without = [...chain.slice(0, index), ...chain.slice(index + 1)]
      if (index < chain.length - 1) expect(findBreak(without, undefined)).toBeDefined()
      const [stranger] = otherChain
      const within = [...chain.slice(0, index + 1), ...(stranger ? [stranger] : []), ...chain.slice(index + 1)]
      expect(findBreak(within, undefined)).toBeDefined()
      if (chain.length > 1) expect(findBreak(chain.toReversed(), undefined)).toBeDefined()
    }),
  )
})

test('finds a changed network address or browser [TRUST-001]', () => {
  const chain = buildChain([{ text: 'Yes', label: 'Yes', isTicked: true, page: '/', browser: 'One' }])
  const changed = chain.map((item) => ({ ...item, details: { ...item.details, browser: 'Another' } }))
  expect(findBreak(changed, undefined)).toEqual({ position: 1, reason: 'The network address or browser was changed' })
})

test('checks a chain from any of its records [TRUST-001]', () => {
  const chain = buildChain(
    Array.from({ length: 5 }, (_, index) => ({ text: `${index}`, label: '', isTicked: true, page: '/', browser: '' })),
  )
  const [first, second, ...rest] = chain
  expect(findBreak(rest, second?.record)).toBeUndefined()
  expect(findBreak(rest, first?.record)?.reason).toBe('A record is missing')
})
