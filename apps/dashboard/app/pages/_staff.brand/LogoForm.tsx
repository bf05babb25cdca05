import { useSentForm } from '@pkg/remix-host/react'
import { Button, Card, Cluster, Heading, Logo, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { brandTexts as words } from './texts'

export interface LogoFormProps {
  name: string
  /** The address of the logo, if there is one. */
  image: string | undefined
  error: string | undefined
  /** The version of the brand that the page shows. */
  version: number
}

/** The logo, and the form that replaces or removes it. Works without scripts. [WORK-012] */
export function LogoForm({ name, image, error, version }: LogoFormProps) {
  const intent = useSentForm()?.get('intent')
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="version" value={version} />
        <Stack gap={12}>
          <Heading level={2} look="label">
            {words.logo}
          </Heading>
          {image ? <Logo name={name} image={image} /> : <Text size="small">{words.logoNone}</Text>}
          <TextField
            label={words.logoFile}
            hint={words.logoHint}
            name="logo"
            type="file"
            accept="image/svg+xml,image/png"
            error={error}
          />
          <Cluster gap={12}>
            <Button type="submit" name="intent" value="logo" size="small" busy={intent === 'logo'}>
              {words.upload}
            </Button>
            {image && (
              <Button
                type="submit"
                name="intent"
                value="remove-logo"
                variant="neutral"
                size="small"
                busy={intent === 'remove-logo'}
              >
                {words.remove}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Form>
    </Card>
  )
}
