import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBreak, createCommitment, type LedgerEntry, type LedgerRecord, linkEntries } from './chain'

const entries = fc.array(
  fc.record({ text: fc.string(), label: fc.string(), isTicked: fc.boolean(), page: fc.string(), browser: fc.string() }),
  { minLength: 1, maxLength: 12 },
)

type Given = { text: string; label: string; isTicked: boolean; page: string; browser: string }

function chainOf(given: readonly Given[]): { record: LedgerRecord; details: ReturnType<typeof detailsOf> }[] {
  const records = linkEntries(given.map(entryOf), undefined)
  return records.flatMap((record, index) => {
    const from = given[index]
    return from ? [{ record, details: detailsOf(from) }] : []
  })
}

const detailsOf = ({ browser }: Given) => ({ salt: 'salt', networkAddress: '192.0.2.1', browser })

function entryOf(given: Given): LedgerEntry {
  return {
    id: randomUUID(),
    familyId: randomUUID(),
    actionId: null,
    kind: 'contact',
    recipientKind: null,
    recipientId: null,
    state: null,
    text: given.text,
    version: '1',
    language: 'en',
    boxes: [{ label: given.label, isTicked: given.isTicked }],
    page: given.page,
    commitment: createCommitment(detailsOf(given)),
    givenAt: new Date('2026-11-21T12:00:00Z'),
  }
}

test('a chain that nobody touched is unbroken, with or without the details that were erased [TRUST-001]', () => {
  fc.assert(
    fc.property(entries, fc.boolean(), (given, isErased) => {
      const chain = chainOf(given)
      expect(
        findBreak(isErased ? chain.map((piece) => ({ ...piece, details: null })) : chain, undefined),
      ).toBeUndefined()
    }),
  )
})

test('whatever is changed in whichever record breaks the chain at that record [TRUST-001]', () => {
  const changes: ((record: LedgerRecord) => LedgerRecord)[] = [
    (record) => ({ ...record, text: `${record.text}!` }),
    (record) => ({ ...record, version: '2' }),
    (record) => ({ ...record, kind: 'texts' }),
    (record) => ({ ...record, boxes: record.boxes.map((box) => ({ ...box, isTicked: !box.isTicked })) }),
    (record) => ({ ...record, recipientId: 'somebody-else' }),
    (record) => ({ ...record, givenAt: new Date(record.givenAt.getTime() - 1) }),
    (record) => ({ ...record, familyId: randomUUID() }),
    (record) => ({ ...record, commitment: '0'.repeat(64) }),
    (record) => ({ ...record, previousHash: '1'.repeat(64) }),
  ]
  fc.assert(
    fc.property(entries, fc.nat(), fc.nat(), (given, where, which) => {
      const chain = chainOf(given)
      const index = where % chain.length
      const change = changes[which % changes.length]
      const broken = chain.map((piece, place) =>
        place === index && change ? { ...piece, record: change(piece.record) } : piece,
      )
      expect(findBreak(broken, undefined)?.position).toBe(index + 1)
    }),
  )
})

test('a record that is left out, put in, or put elsewhere breaks the chain [TRUST-001]', () => {
  fc.assert(
    fc.property(entries, entries, fc.nat(), (given, more, where) => {
      const chain = chainOf(given)
      const foreign = chainOf(more)
      const index = where % chain.length
      const without = [...chain.slice(0, index), ...chain.slice(index + 1)]
      if (index < chain.length - 1) expect(findBreak(without, undefined)).toBeDefined()
      const [stranger] = foreign
      const within = [...chain.slice(0, index + 1), ...(stranger ? [stranger] : []), ...chain.slice(index + 1)]
      expect(findBreak(within, undefined)).toBeDefined()
      if (chain.length > 1) expect(findBreak(chain.toReversed(), undefined)).toBeDefined()
    }),
  )
})

test('a network address or browser that was changed no longer fits its record [TRUST-001]', () => {
  const chain = chainOf([{ text: 'Yes', label: 'Yes', isTicked: true, page: '/', browser: 'One' }])
  const changed = chain.map((piece) => ({ ...piece, details: { ...piece.details, browser: 'Another' } }))
  expect(findBreak(changed, undefined)).toEqual({ position: 1, reason: 'The network address or browser was changed' })
})

test('a chain goes on from any of its records [TRUST-001]', () => {
  const chain = chainOf(
    Array.from({ length: 5 }, (_, index) => ({ text: `${index}`, label: '', isTicked: true, page: '/', browser: '' })),
  )
  const [first, second, ...rest] = chain
  expect(findBreak(rest, second?.record)).toBeUndefined()
  expect(findBreak(rest, first?.record)?.reason).toBe('A record is missing')
})
