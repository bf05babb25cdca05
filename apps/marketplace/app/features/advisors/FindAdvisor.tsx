import { Button, Card, Stack, TextField } from '@pkg/ui'
import { agentsTexts } from './texts'
import { sitePath } from '~/site/frame/site-path'

const words = agentsTexts.find

/** The form that finds the advisors of a city or ZIP code. Works without scripts. [ROUTE-009] */
export function FindAdvisor({ typed = '' }: { typed?: string }) {
  return (
    <Card>
      <form method="get" action={sitePath('/agents/find')}>
        <Stack gap={12}>
          <TextField
            id="advisor-place"
            label={words.label}
            hint={words.hint}
            name="place"
            defaultValue={typed}
            autoComplete="postal-code"
            maxLength={80}
            required
          />
          <div>
            <Button type="submit" variant="primary">
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
