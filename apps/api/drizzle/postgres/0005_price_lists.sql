CREATE TABLE IF NOT EXISTS "price_lists" (
	"owner_issuer" text NOT NULL,
	"owner_subject" text NOT NULL,
	"price_list" json NOT NULL,
	"updated_at" text NOT NULL,
	CONSTRAINT "price_lists_owner_issuer_owner_subject_pk" PRIMARY KEY("owner_issuer","owner_subject")
);
