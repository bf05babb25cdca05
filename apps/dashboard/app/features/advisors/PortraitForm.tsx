import { Button, Card, Cluster, Heading, Portrait, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { advisorTexts } from './texts'
import { useField } from './form-problem'

const words = advisorTexts

interface PortraitFormProps {
  name: string
  /** The URL of the portrait, if there is one. */
  portrait: string | undefined
}

/** An advisor's portrait, and the forms that replace and remove it. [AGENT-005] */
export function PortraitForm({ name, portrait }: PortraitFormProps) {
  const { error } = useField()('portrait')
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2} look="h3">
          {words.portrait}
        </Heading>
        <Text size="small">{words.portraitHelp}</Text>
        <Portrait name={name} src={portrait} size="large" />
        <Form method="post" encType="multipart/form-data" noValidate>
          <Stack gap={12}>
            <TextField
              label={words.portraitFile}
              hint={words.portraitHint}
              id="portrait"
              error={error}
              name="portrait"
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
            />
            <Cluster gap={12}>
              <Button type="submit" name="intent" value="portrait" variant="primary" size="small">
                {words.savePortrait}
              </Button>
              {portrait && (
                <Button type="submit" name="intent" value="remove-portrait" size="small">
                  {words.removePortrait}
                </Button>
              )}
            </Cluster>
          </Stack>
        </Form>
      </Stack>
    </Card>
  )
}
