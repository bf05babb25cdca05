import { type Client, createClientFor, type ClientOptions } from '@pkg/api-client'
import {
  agents,
  brand,
  callerChoices,
  communications,
  communities,
  costEstimates,
  gwizzy,
  homebase,
  places,
  users,
  uuidActions,
  wizardEvents,
} from '@pkg/api-client/routes'

/** The part of the API client that the wizard uses. The full client has it, and so does `wizardClient`. */
export interface WizardApi {
  callerChoices: Pick<Client['callerChoices'], 'create'>
  communications: Pick<Client['communications'], 'validate'>
  costEstimates: Pick<Client['costEstimates'], 'get'>
  gwizzy: Pick<Client['gwizzy'], 'question'>
  places: Pick<Client['places'], 'search'>
  users: Pick<Client['users'], 'create'>
  uuidActions: Pick<Client['uuidActions'], 'create'>
  wizardEvents: Pick<Client['wizardEvents'], 'create'>
}

/** The part of the client that the modals after the wizard also use. */
export interface FlowApi extends WizardApi {
  agents: Pick<Client['agents'], 'get'>
  homebase: Pick<Client['homebase'], 'get'>
}

/** Creates a client for only the wizard's resources, so a page without a client loads less. [API-049] */
export const wizardClient = (
  options: ClientOptions,
): Pick<
  Client,
  | 'brand'
  | 'callerChoices'
  | 'communications'
  | 'communities'
  | 'costEstimates'
  | 'gwizzy'
  | 'places'
  | 'users'
  | 'uuidActions'
  | 'wizardEvents'
> =>
  createClientFor(
    {
      brand,
      callerChoices,
      communications,
      communities,
      costEstimates,
      gwizzy,
      places,
      users,
      uuidActions,
      wizardEvents,
    },
    options,
  )

/** Creates a client for the wizard and the modals after it. [FLOW-005] */
export const flowClient = (
  options: ClientOptions,
): Pick<Client, 'agents' | 'communities' | 'homebase'> & ReturnType<typeof wizardClient> =>
  createClientFor(
    {
      agents,
      brand,
      callerChoices,
      communications,
      communities,
      costEstimates,
      gwizzy,
      homebase,
      places,
      users,
      uuidActions,
      wizardEvents,
    },
    options,
  )
