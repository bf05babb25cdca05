import { Button, ErrorSummary, Heading, Stack, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import type { RejectedAddress } from './alert-forms.server'
import type { SearchLabel } from './search-label'
import { searchAlertTexts } from './texts'

const words = searchAlertTexts.form

interface NewAlertPageProps {
  search: SearchLabel
  /** The verified address of the account. Without one, the person enters an address. */
  accountEmail: string | undefined
  rejected: RejectedAddress | undefined
}

/** Saves a search, and says which emails that brings. Works without an account and without scripts. [HOME-005] */
export function NewAlertPage({ search, accountEmail, rejected }: NewAlertPageProps) {
  const isAboutAddress = accountEmail === undefined
  return (
    <PageFrame width="text">
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{search.title}</Text>
        <Filters filters={search.filters} />
      </Stack>
      <Text>{words.lead}</Text>
      {rejected && <ErrorSummary errors={[{ ...(isAboutAddress && { fieldId: 'email' }), message: rejected.error }]} />}
      <form method="post" noValidate>
        <Stack gap={24}>
          {accountEmail === undefined ? (
            <SuggestingEmailField
              id="email"
              name="email"
              label={words.email}
              hint={words.emailHint}
              defaultValue={rejected?.email}
              error={rejected?.error}
            />
          ) : (
            <Text>{words.to(accountEmail)}</Text>
          )}
          <Text size="small">{words.stop}</Text>
          <div>
            <Button type="submit" variant="primary">
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </PageFrame>
  )
}

/** The filters of a search. */
export function Filters({ filters }: { filters: readonly string[] }) {
  if (filters.length === 0) return null
  return <Text size="small">{filters.join(' · ')}</Text>
}
