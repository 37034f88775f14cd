export {
  ModalBody as Body,
  ModalClose as Close,
  ModalFooter as Footer,
  ModalHeader as Header,
  ModalRoot as Root,
  ModalTitle as Title,
} from '../modal/modal.tsx'
export { DrawerContent as Content } from './drawer.tsx'
