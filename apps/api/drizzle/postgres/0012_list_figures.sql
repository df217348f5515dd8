CREATE TABLE IF NOT EXISTS "list_figures" (
	"kind" text NOT NULL,
	"item_id" bigint NOT NULL,
	"state" text NOT NULL,
	"figures" text NOT NULL,
	"updated_at" text NOT NULL,
	CONSTRAINT "list_figures_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
