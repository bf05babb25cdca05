import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { bodyText } from './type'

// For an app that is built with the kit alone: its `html` element has the root class.

globalStyle('html', {
  background: vars.color.surfacePage,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
})

globalStyle('body', { ...bodyText, margin: 0 })

// The text size control: everything is in rem, so the root's size scales it all.
globalStyle(':root[data-text-size="large"]', { fontSize: '112.5%' })
globalStyle(':root[data-text-size="largest"]', { fontSize: '125%' })
