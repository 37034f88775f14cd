-- Former versions stored the parameters of a generator of drawings instead of a file.
do $$
declare
  placeholder constant jsonb := '{"file":"placeholder.svg","sha256":"ee2d5442a099966b482ee182baaec664cceb5be6bfa8253d626cab8796f33627","width":800,"height":1000}';
  own record;
begin
  for own in select * from (values
    ('categories', 'picture'), ('articles', 'picture'), ('pages', 'picture'), ('banners', 'scene'), ('order_items', 'picture'),
    ('product_pictures', 'picture')
  ) as columns (of_table, of_column) loop
    execute format('update %I set %I = $1 where %I ? ''family''', own.of_table, own.of_column, own.of_column) using placeholder;
  end loop;
  update products set pictures = (
    select jsonb_agg(case when item ? 'family' then placeholder else item end order by at)
    from jsonb_array_elements(pictures) with ordinality as list (item, at)
  ) where pictures @? '$[*].family';
end $$;
--> statement-breakpoint
delete from milestones where name = 'pictures';
