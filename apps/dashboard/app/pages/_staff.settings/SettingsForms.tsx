import { Button, Card, Heading, Notice, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'
import type { Settings } from './load-settings.server'
import { settingsTexts as words } from './texts'

export interface SettingsFormsProps {
  settings: Settings
  rejected: RejectedForm | undefined
}

/** A person’s name and contact info. [API-003] */
export function AccountForm({ settings, rejected }: SettingsFormsProps) {
  const failed = rejectedWith(rejected, 'account')
  const field = (name: 'name' | 'email' | 'phone') => ({
    name,
    defaultValue: failed?.typed[name] ?? settings[name],
    error: failed?.errors[name],
  })
  return (
    <SettingsForm title={words.account} intent="account" save={words.save} message={failed?.message}>
      <TextField {...field('name')} label={words.name} maxLength={160} autoComplete="name" />
      <TextField
        {...field('email')}
        label={words.email}
        hint={words.emailHint}
        type="email"
        maxLength={254}
        autoComplete="email"
      />
      <TextField {...field('phone')} label={words.phone} type="tel" maxLength={40} autoComplete="tel" />
      {settings.hasPassword && (
        <TextField
          name="current-password"
          label={words.currentPassword}
          hint={words.currentPasswordHint}
          type="password"
          autoComplete="current-password"
          error={failed?.errors['current-password']}
        />
      )}
    </SettingsForm>
  )
}

/** A new password, or the first one. [API-014] */
export function PasswordForm({ settings: { hasPassword }, rejected }: SettingsFormsProps) {
  const intent = hasPassword ? 'change-password' : 'set-password'
  const failed = rejectedWith(rejected, intent)
  return (
    <SettingsForm
      title={words.passwordTitle}
      intent={intent}
      save={hasPassword ? words.changePassword : words.setPassword}
      message={failed?.message}
    >
      <Text size="small">{words.passwordHelp}</Text>
      {hasPassword && (
        <TextField
          name="password"
          label={words.currentPassword}
          type="password"
          autoComplete="current-password"
          error={failed?.errors['password']}
        />
      )}
      <TextField
        name="new-password"
        label={words.newPassword}
        hint={words.newPasswordHint}
        type="password"
        autoComplete="new-password"
        error={failed?.errors['new-password']}
      />
    </SettingsForm>
  )
}

interface SettingsFormProps {
  title: string
  intent: string
  save: string
  message: string | undefined
  children: ReactNode
}

function SettingsForm({ title, intent, save, message, children }: SettingsFormProps) {
  return (
    <Card as="section">
      <Form method="post" noValidate>
        <Stack gap={16}>
          <Heading level={2} look="h3">
            {title}
          </Heading>
          {message !== undefined && <Notice tone="caution" title={message} role="alert" />}
          {children}
          <div>
            <Button type="submit" name="intent" value={intent} variant="primary" size="small">
              {save}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
