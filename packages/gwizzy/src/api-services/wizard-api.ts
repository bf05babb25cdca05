import {
  agents,
  brand,
  type Client,
  createClientFor,
  type ClientOptions,
  communications,
  communities,
  gwizzy,
  homebase,
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

/** The part of the client that the modals after the wizard call as well. */
export interface FlowApi extends WizardApi {
  agents: Pick<Client['agents'], 'get'>
  homebase: Pick<Client['homebase'], 'get'>
}

/** A client of the resources that the wizard needs, and of no others: a page that has no client yet loads less. [API-049] */
export const wizardClient = (
  options: ClientOptions,
): Pick<Client, 'brand' | 'communications' | 'communities' | 'gwizzy' | 'places' | 'users' | 'uuidActions'> =>
  createClientFor({ brand, communications, communities, gwizzy, places, users, uuidActions }, options)

/** The same with what the modals after the wizard need. [FLOW-005] */
export const flowClient = (
  options: ClientOptions,
): Pick<Client, 'agents' | 'communities' | 'homebase'> & ReturnType<typeof wizardClient> =>
  createClientFor({ agents, brand, communications, communities, gwizzy, homebase, places, users, uuidActions }, options)
