DROP INDEX "search_words_latin";--> statement-breakpoint
CREATE INDEX "search_words_latin" ON "search_words" USING btree ("latin" text_pattern_ops);