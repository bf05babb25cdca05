import type { Client } from '@pkg/api-client'
import { orFieldErrors, parseBody, type Submission } from '@pkg/remix-host/server'
import type { Static, TSchema } from '@sinclair/typebox'
import type { RequestClock } from '~/site/server/times'
import type { StaffUser } from '~/site/server/staff'
import type { RecordItem, RecordKind } from './record'

/** Who asks for a record, and what reaches it. */
export interface RecordCall {
  request: Request
  api: Client
  user: StaffUser
  clock: RequestClock
  id: string
}

/** A form of a record that was sent. */
export interface SentRecord extends Omit<RecordCall, 'clock'> {
  /** The version that it’s based on. Undefined for a new record. */
  version: number | undefined
}

/** An endpoint that receives the fields of a form. */
export type ReceiveFields = (sent: SentRecord, body: object) => Promise<Submission<unknown>>

/** What an action does. It may lead to another page. */
export interface RunAction {
  receive: ReceiveFields
  /** The page that it leads to. Without it, the record’s page says what was done. */
  to?: (result: unknown, sent: SentRecord) => string | undefined
}

/** Where the data of a kind of record comes from, and where its forms go. */
export interface RecordSource<Item extends RecordItem> {
  kind: RecordKind<Item>
  /** Loads a record, in words. */
  load: (call: RecordCall) => Promise<Item>
  /** Receives the changed fields of an edit. */
  update?: ReceiveFields
  /** Receives those of a section that has its own endpoint, by the name of the section. */
  updates?: Readonly<Record<string, ReceiveFields>>
  /** Receives each action, by its name. */
  actions?: Readonly<Record<string, RunAction>>
}

/** Declares where the data of a kind of record comes from. */
export const recordSource = <Item extends RecordItem>(source: RecordSource<Item>): RecordSource<Item> => source

/** What a form sends besides its fields, and messages for error codes that concern one of them. */
interface ReceiveOptions<Body> {
  values?: Partial<Body>
  codes?: Record<string, { field: string; message: string }>
}

/** Returns what sends the fields of a form to an endpoint, after they were checked against its schema. [WORK-025] */
export const receiveFields =
  <Schema extends TSchema>(
    schema: Schema,
    send: (body: Static<Schema>, sent: SentRecord) => Promise<unknown>,
    { values, codes = {} }: ReceiveOptions<Static<Schema>> = {},
  ): ReceiveFields =>
  async (sent, body) => {
    const sentBody = { ...body, ...values }
    const names = new Map(Object.keys(sentBody).map((name) => [name, name]))
    const parsed = parseBody(schema, sentBody, names)
    return parsed.ok ? orFieldErrors(send(parsed.body, sent), { names, codes }) : parsed
  }

/** Returns what does an action without fields. What forbids it is said at its button. [WORK-025] */
export const receivePress =
  (send: (sent: SentRecord) => Promise<unknown>): ReceiveFields =>
  (sent) =>
    orFieldErrors(send(sent), { names: new Map(), codes: {} })

/** Returns the options of a request that changes a record as the person saw it. */
export const asSeen = ({ version }: SentRecord): { ifMatch?: number } =>
  version === undefined ? {} : { ifMatch: version }

/** Returns the id of a record that an endpoint returned. Empty for anything else. */
export const idOf = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'string' ? result.id : ''
