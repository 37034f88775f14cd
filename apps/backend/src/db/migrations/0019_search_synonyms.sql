CREATE TABLE "search_synonyms" (
	"lang" text NOT NULL,
	"word" text NOT NULL,
	"replacement" text NOT NULL,
	CONSTRAINT "search_synonyms_lang_word_replacement_pk" PRIMARY KEY("lang","word","replacement")
);
