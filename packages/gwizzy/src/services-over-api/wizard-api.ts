import {
  brand,
  type Client,
  clientOf,
  type ClientOptions,
  communications,
  communities,
  gwizzy,
  places,
  users,
  uuidActions,
} from '@pkg/api-client'

/** The part of the API's client that the wizard calls: the whole client has it, and so has `wizardClient`. */
export interface WizardApi {
  communications: Pick<Client['communications'], 'validate'>
  gwizzy: Pick<Client['gwizzy'], 'question'>
  places: Pick<Client['places'], 'search'>
  users: Pick<Client['users'], 'create'>
  uuidActions: Pick<Client['uuidActions'], 'create'>
}

type WizardClient = Pick<
  Client,
  'brand' | 'communications' | 'communities' | 'gwizzy' | 'places' | 'users' | 'uuidActions'
>

/** A client of the resources that the wizard needs, and of no others: a page that has no client yet loads less. [API-049] */
export const wizardClient = (options: ClientOptions): WizardClient =>
  clientOf({ brand, communications, communities, gwizzy, places, users, uuidActions }, options)
