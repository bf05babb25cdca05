import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../Button/ButtonLink'
import { TextLink } from '../TextLink/TextLink'
import { LinkProvider, type LinkComponentProps } from './LinkProvider'

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={href} data-router="">
    {children}
  </a>
)

const links = (
  <>
    <TextLink href="/fees">See every fee</TextLink> <ButtonLink href="/colorado">Show 86 communities</ButtonLink>
  </>
)

export default { component: LinkProvider } satisfies Meta<typeof LinkProvider>

export const OfARouter: StoryObj<typeof LinkProvider> = { args: { component: RouterLink, children: links } }
