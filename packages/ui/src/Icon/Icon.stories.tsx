import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../Cluster/Cluster'
import { Icon } from './Icon'
import * as shapes from './shapes'

export default { component: Icon } satisfies Meta<typeof Icon>

export const Check: StoryObj<typeof Icon> = { args: { shape: shapes.checkIcon } }
export const AllShapes: StoryObj<typeof Icon> = {
  args: { shape: shapes.checkIcon },
  render: () => (
    <Cluster as="ul" gap={24}>
      {Object.entries(shapes).map(([name, shape]) => (
        <li key={name}>
          <Icon shape={shape} /> {name}
        </li>
      ))}
    </Cluster>
  ),
}
