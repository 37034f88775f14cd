-- A code names one thing to commands and in feeds: that of a size is of no other product than its own.
CREATE FUNCTION "goods_code"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	-- One transaction after another: none sees what another has not committed.
	PERFORM pg_advisory_xact_lock(7204103);
	IF TG_TABLE_NAME = 'products' THEN
		PERFORM 1 FROM "options" o WHERE o.code = NEW.code AND o.product_id <> NEW.id;
	ELSE
		PERFORM 1 FROM "products" p WHERE p.code = NEW.code AND p.id <> NEW.product_id;
	END IF;
	IF FOUND THEN
		RAISE unique_violation USING MESSAGE = format('The code %s is of another product', NEW.code), CONSTRAINT = 'goods_code', TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_goods_code" AFTER INSERT OR UPDATE OF "code" ON "products" FOR EACH ROW EXECUTE FUNCTION "goods_code"();--> statement-breakpoint
CREATE TRIGGER "options_goods_code" AFTER INSERT OR UPDATE OF "code" ON "options" FOR EACH ROW EXECUTE FUNCTION "goods_code"();
