import { states, stateName } from '@pkg/domain'
import { Button, Select, Stack, Text, VisuallyHidden } from '@pkg/ui'
import { useEffect, useState } from 'react'
import { api } from '~/site/api/api'
import { fieldId, GateForm } from '../GateForm'
import { GateOther, GateSubmit, GateTextField } from '../GateParts'
import type { FoundCommunity, GateData, GateView } from '../gate-step'
import { authTexts } from '../texts'
import * as styles from './ClaimSteps.css'

/** The search for the provider's community. [AUTH-001] */
export function ProviderFindCommunity({ view }: { view: GateView }) {
  const words = authTexts.findCommunity
  return (
    <GateForm view={view} title={words.title}>
      <GateTextField view={view} name="q" autoComplete="off" />
      <GateSubmit>{words.submit}</GateSubmit>
      <div role="status">{view.found && <Found found={view.found} />}</div>
      <GateOther intent="missing">{words.missing}</GateOther>
    </GateForm>
  )
}

function Found({ found }: { found: FoundCommunity[] }) {
  const words = authTexts.findCommunity
  if (found.length === 0) return <Text>{words.none}</Text>
  return (
    <ul className={styles.list} aria-label={words.found}>
      {found.map(({ id, name, address }) => (
        <li key={id} className={styles.line}>
          <div>
            <Text strong>{name}</Text>
            <Text size="small" tone="muted">
              {address}
            </Text>
          </div>
          <div className={styles.choice}>
            <Button type="submit" name="choose" value={id} size="small">
              {words.choose}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The provider's role at the community. [AUTH-001, API-020] */
export function ProviderConfirmation({ view }: { view: GateView }) {
  const words = authTexts.providerConfirmation
  const name = useCommunityName(view.data)
  return (
    <GateForm view={view} title={words.title(name ?? words.unnamed)} lead={words.lead}>
      <RoleFields view={view} />
      <GateSubmit>{words.submit}</GateSubmit>
      <GateOther intent="other">{words.other}</GateOther>
    </GateForm>
  )
}

/** A community that we don't list yet. [AUTH-001] */
export function ProviderNotFound({ view }: { view: GateView }) {
  const words = authTexts.notFound
  return (
    <GateForm view={view} title={words.title} lead={words.lead} ownFields={['communityName']}>
      <GateTextField view={view} name="communityName" autoComplete="organization" />
      <GateTextField view={view} name="city" autoComplete="address-level2" />
      <StateSelect view={view} />
      <RoleFields view={view} />
      <GateSubmit>{words.submit}</GateSubmit>
      <GateOther intent="other">{words.back}</GateOther>
    </GateForm>
  )
}

/** The confirmation that we got a claim. [AUTH-001] */
export function ProviderClaimApproval({ view }: { view: GateView }) {
  const words = authTexts.claimApproval
  return (
    <GateForm view={view} title={words.title}>
      <Text>{words.lead(view.data.communityName ?? authTexts.providerConfirmation.unnamed)}</Text>
      <GateSubmit>{authTexts.done}</GateSubmit>
    </GateForm>
  )
}

function RoleFields({ view }: { view: GateView }) {
  return (
    <Stack gap={20}>
      <GateTextField view={view} name="jobTitle" autoComplete="organization-title" hint={authTexts.hints.jobTitle} />
      <GateTextField view={view} name="message" hint={authTexts.hints.message} />
    </Stack>
  )
}

/** A select of all states. */
export function StateSelect({ view }: { view: GateView }) {
  return (
    <Select
      id={fieldId('state')}
      name="state"
      label={authTexts.fields.state}
      error={view.errors['state']}
      defaultValue={view.typed?.['state'] ?? ''}
      autoComplete="address-level1"
      options={states.map(({ code }) => ({ value: code, label: stateName(code) }))}
    />
  )
}

/** Returns the name of the chosen community. A link has only its id. [QUERY-003] */
function useCommunityName({ communityId, communityName }: GateData): string | undefined {
  const [found, setFound] = useState<string>()
  const isMissing = communityName === undefined
  useEffect(() => {
    if (!isMissing || communityId === undefined) return
    // Without the name, the step still works.
    api.claims.get({ id: communityId }).then(
      (claim) => setFound(claim.communityName),
      () => undefined,
    )
  }, [isMissing, communityId])
  return communityName ?? found
}
