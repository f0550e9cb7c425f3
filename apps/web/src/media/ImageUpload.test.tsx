// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { notifications, notificationsStore } from '@mantine/notifications'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { toast } from '../kit/toast/toast.tsx'
import { ImageUpload } from './ImageUpload.tsx'

test('CCONST-26 what a removed picture asks for stays for six seconds, other toasts for four', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  act(() => notifications.clean())
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const onChange = vi.fn()
  await act(async () =>
    root.render(
      <MantineProvider>
        <ImageUpload label="Images" folder="highlights" value={['/a.png', '/b.png']} onChange={onChange} />
      </MantineProvider>,
    ),
  )
  act(() => place.querySelector<HTMLElement>('[aria-label="Remove image 1"]')?.click())
  expect(onChange).toHaveBeenCalledWith(['/b.png'])
  act(() => void toast.success('Saved'))
  expect(notificationsStore.getState().notifications).toMatchObject([
    { message: 'Image removed. You must SAVE to keep the change', autoClose: 6000 },
    { message: 'Saved', autoClose: 4000 },
  ])
  act(() => root.unmount())
})
