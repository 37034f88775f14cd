export {
  PopoverArrow as Arrow,
  PopoverClose as Close,
  PopoverContent as Content,
  PopoverDescription as Description,
  PopoverFooter as Footer,
  PopoverHeader as Header,
  PopoverRoot as Root,
  PopoverTitle as Title,
  PopoverTrigger as Trigger,
} from './popover.tsx'
