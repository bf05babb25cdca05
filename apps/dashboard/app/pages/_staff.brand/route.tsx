import { useFormResult } from '@pkg/remix-host/react'
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoader } from '~/features/records/index.server'
import { useBrandLogo } from '~/site/brand/brand'
import { pageTitle } from '~/site/texts'
import { BrandPreview } from './BrandPreview'
import { LogoForm } from './LogoForm'
import { brand } from './record'
import { source } from './record-source.server'
import { isLogoForm, saveLogo } from './save-logo.server'

export const meta: MetaFunction = () => [{ title: pageTitle(brand.listTitle) }]
export const loader = recordLoader(source)
const saveFields = recordAction(source)

/** Saves the fields of a section, or the logo, whose form is the only one with a file. [WORK-012] */
export const action = async (args: ActionFunctionArgs) => (isLogoForm(args.request) ? saveLogo(args) : saveFields(args))

export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

/** The brand of the operator, with a preview in both themes. [WORK-012] */
export default function BrandRoute() {
  const { record } = useLoaderData<typeof loader>()
  const result = useFormResult<typeof action>()
  const error = result && 'logoError' in result ? result.logoError : undefined
  const { name, image } = useBrandLogo()
  return (
    <RecordPage kind={brand} data={record} rejected={result}>
      <LogoForm name={name} image={image} error={error} version={record.item.version} />
      <BrandPreview present={record.item.present} />
    </RecordPage>
  )
}
